// Recent activity: the last thirty things the person did, each with its way back where the provider still can.
import { ArrowLeft, RotateCw } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Link, type MetaFunction } from 'react-router';
import type { Activity } from '#domain/activity.ts';
import { CommandId } from '#domain/id.ts';
import { titled } from '#web/brand.ts';
import { now } from '#web/clock.ts';
import { dispatch } from '#web/commands/dispatch.ts';
import { type ActivityView, useActivity } from '#web/data/activity.ts';
import { playerAliases } from '#web/paths.ts';
import { EmptyBlock, FailedBlock, LoadingBlock } from '#web/ui/blocks.tsx';
import { Button } from '#web/ui/button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import styles from './history.module.css';
import { HistoryRow } from './history-row.tsx';

export const meta: MetaFunction = () => [{ title: titled('Recent Activity') }];

export default function History() {
  const view = useActivity();
  useRefreshKey(view.refresh);
  return (
    <main className={styles.column}>
      <header className={styles.head}>
        <Link to={playerAliases[0]} aria-label="Back to the player">
          <ArrowLeft size={21} strokeWidth={1.75} aria-hidden="true" />
        </Link>
        <h1 className="flare">Recent Activity</h1>
        <Button kind="line" className={styles.refresh} onClick={view.refresh}>
          <RotateCw size={17} strokeWidth={1.75} aria-hidden="true" />
          <span className={styles.refreshWord}>Refresh</span> <Kbd hidden>R</Kbd>
        </Button>
      </header>
      <Listed view={view} />
    </main>
  );
}

function Listed({ view }: { view: ActivityView }) {
  if (view.state === 'loading') return <LoadingBlock>Loading activity...</LoadingBlock>;
  if (view.state === 'error') return <FailedBlock onRetry={view.refresh}>Failed to fetch recent activity</FailedBlock>;
  if (view.activity.length === 0)
    return <EmptyBlock title="No activity yet">Your email actions will appear here as you use the product.</EmptyBlock>;
  return <Rows view={view} />;
}

function Rows({ view: { activity, refresh } }: { view: ActivityView }) {
  const [undone, setUndone] = useState<ReadonlySet<string>>(new Set());
  const undo = useCallback(
    (of: Activity) => {
      const commandId = CommandId.safeParse(of.undoable);
      if (!commandId.success) return;
      dispatch({ kind: 'undo', args: { commandId: commandId.data } }, { spoken: false });
      setUndone((before) => new Set(before).add(of.id));
      refresh();
    },
    [refresh],
  );
  const at = now();
  return (
    <ul aria-label="Your last 30 actions">
      {activity.map((of) => (
        <HistoryRow key={of.id} of={of} now={at} onUndo={of.undoable === null || undone.has(of.id) ? null : undo} />
      ))}
    </ul>
  );
}

const useRefreshKey = (refresh: () => void): void => {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'r' || event.repeat) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
      refresh();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [refresh]);
};
