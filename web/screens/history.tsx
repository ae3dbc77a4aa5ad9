// Recent activity: what the person did, newest first and as far back as they ask, each with its way back where there is one.

import { useCallback, useEffect, useRef, useState } from 'react';
import type { MetaFunction } from 'react-router';
import type { Activity } from '#domain/activity.ts';
import { CommandId } from '#domain/id.ts';
import { titled } from '#web/brand.ts';
import { now } from '#web/clock.ts';
import { dispatch } from '#web/commands/dispatch.ts';
import { type ActivityView, useActivity } from '#web/data/activity.ts';
import { useMailbox } from '#web/data/mailbox.ts';
import { playerAliases } from '#web/paths.ts';
import type { Scene } from '#web/stage/scene/scene.ts';
import { useScene } from '#web/stage/scene/use-scene.ts';
import { EmptyBlock, FailedBlock, LoadingBlock } from '#web/ui/blocks.tsx';
import { Button } from '#web/ui/button.tsx';
import { ColumnPage } from '#web/ui/frame/column-page.tsx';
import { notice } from '#web/ui/notices/notice.ts';
import styles from './history.module.css';
import { HistoryRow } from './history-row.tsx';

export const meta: MetaFunction = () => [{ title: titled('Recent Activity') }];

export default function History() {
  useScene(scene);
  const box = useMailbox();
  const view = useActivity();
  useSayRefusal(view);
  useRefreshWhenDelivered(box.waiting, view.refresh);
  return (
    <ColumnPage
      title="Recent Activity"
      back={{ to: playerAliases[0], label: 'Back to the player' }}
      again={{
        words: 'Refresh',
        busy: view.wanted?.kind === 'refresh' ? 'Refreshing' : undefined,
        run: view.refresh,
      }}
    >
      <Listed view={view} />
    </ColumnPage>
  );
}

const scene: Scene = { name: 'history', controls: [] };

function Listed({ view }: { view: ActivityView }) {
  if (view.activity === null && view.refused !== null)
    return <FailedBlock onRetry={view.refresh}>Failed to fetch recent activity</FailedBlock>;
  if (view.activity === null) return <LoadingBlock>Loading activity...</LoadingBlock>;
  if (view.activity.length === 0)
    return <EmptyBlock title="No activity yet">Your email actions will appear here as you use the product.</EmptyBlock>;
  return <Rows activity={view.activity} view={view} />;
}

function Rows({ activity, view }: { activity: readonly Activity[]; view: ActivityView }) {
  const [undone, setUndone] = useState<ReadonlySet<string>>(new Set());
  const undo = useCallback((of: Activity) => {
    const commandId = CommandId.safeParse(of.undoable);
    if (!commandId.success) return;
    dispatch({ kind: 'undo', args: { commandId: commandId.data } }, { spoken: false });
    setUndone((before) => new Set(before).add(of.id));
  }, []);
  const { list, showMore } = useShowMore(activity, view.more);
  const at = now();
  return (
    <>
      <ul ref={list} className={styles.rows} aria-label={`Your last ${activity.length} actions`}>
        {activity.map((of) => (
          <HistoryRow key={of.id} of={of} now={at} onUndo={of.undoable === null || undone.has(of.id) ? null : undo} />
        ))}
      </ul>
      {view.next !== null && (
        <p className={styles.more}>
          <Button busy={view.thenMore || view.wanted?.kind === 'more' ? 'Fetching' : undefined} onClick={showMore}>
            Show more
          </Button>
        </p>
      )}
    </>
  );
}

/** Who asked for more by key goes on at the first of it: the button may be gone by then. */
const useShowMore = (activity: readonly Activity[], more: () => void) => {
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  useEffect(() => {
    const at = firstNew.current;
    if (at === null || activity.length <= at) return;
    firstNew.current = null;
    const row = list.current?.children.item(at);
    if (row instanceof HTMLElement) row.focus({ preventScroll: true });
  }, [activity]);
  const showMore = (): void => {
    firstNew.current = activity.length;
    more();
  };
  return { list, showMore };
};

/** Once there is a list, what could not be fetched takes nothing away: it is said in passing. */
const useSayRefusal = ({ activity, refused }: ActivityView): void => {
  const hasFailed = activity !== null && refused !== null;
  useEffect(() => {
    if (hasFailed) notice({ title: 'Failed to fetch recent activity', icon: 'trouble', about: 'activity' });
  }, [hasFailed]);
};

/** What was undone here shows in the list once the server has it. */
const useRefreshWhenDelivered = (waiting: number, refresh: () => void): void => {
  const before = useRef(waiting);
  useEffect(() => {
    if (before.current > 0 && waiting === 0) refresh();
    before.current = waiting;
  }, [waiting, refresh]);
};
