// Recent activity: the person's acts, newest first and as far back as they ask. Undo and search work by voice, key and
// touch.
import { Search, X } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { type MetaFunction, useNavigate } from 'react-router';
import type { Activity } from '#domain/activity.ts';
import { titled } from '#web/brand.ts';
import { now } from '#web/clock.ts';
import { paths, playerAliases } from '#web/paths.ts';
import { useScene } from '#web/stage/scene/use-scene.ts';
import { useStageSession } from '#web/stage/use-stage-session.ts';
import { EmptyBlock, FailedBlock, LoadingBlock } from '#web/ui/blocks.tsx';
import { Button } from '#web/ui/button.tsx';
import { ColumnPage } from '#web/ui/frame/column-page.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './history/history.module.css';
import { historyScene } from './history/history-controls.ts';
import { HistoryRow } from './history/history-row.tsx';
import { type History as Held, useHistory } from './history/use-history.ts';

export const meta: MetaFunction = () => [{ title: titled('Recent Activity') }];

export default function History() {
  const session = useStageSession();
  const navigate = useNavigate();
  const history = useHistory();
  const { view, search, words } = history;
  useScene(historyScene({ history, session, goBack: () => void navigate(paths.emailPlayer) }));
  return (
    <ColumnPage
      title="Recent Activity"
      back={{ to: playerAliases[0], label: 'Back to the player' }}
      aside={
        <IconButton label="Search your activity (/)" aria-pressed={words !== null} onClick={() => search(words ?? '')}>
          <Search size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      }
      again={{
        words: 'Refresh',
        busy: view.request?.kind === 'refresh' ? 'Refreshing' : undefined,
        run: view.refresh,
      }}
    >
      {words !== null && <Find words={words} onSearch={search} />}
      <Listed history={history} />
    </ColumnPage>
  );
}

function Find({ words, onSearch }: { words: string; onSearch: (words: string | null) => void }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Spoken words need no typing.
    if (words === '') field.current?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <search className={styles.find}>
      <Search size={18} strokeWidth={1.75} aria-hidden="true" />
      <input
        ref={field}
        type="search"
        aria-label="Search your activity"
        placeholder="Type or say what to find"
        value={words}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onSearch(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onSearch(null)}
      />
      <IconButton label="Close the search (Esc)" onClick={() => onSearch(null)}>
        <X size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </search>
  );
}

function Listed({ history }: { history: Held }) {
  const { view, rows, words } = history;
  if (view.activity === null && view.refused !== null)
    return <FailedBlock onRetry={view.refresh}>Failed to fetch recent activity</FailedBlock>;
  if (view.activity === null) return <LoadingBlock>Loading activity...</LoadingBlock>;
  if (view.activity.length === 0)
    return <EmptyBlock title="No activity yet">Your email actions will appear here as you use the product.</EmptyBlock>;
  if (rows.length === 0) return <EmptyBlock title="Nothing found">{`Nothing here is about “${words}”.`}</EmptyBlock>;
  return <Rows history={history} />;
}

function Rows({ history }: { history: Held }) {
  const { view, rows, chosen, choose, canUndo, undo } = history;
  const { saying } = useStageSession();
  const press = useCallback(
    (of: Activity) => {
      const said = undo(of);
      if (said !== null) saying.say(said);
    },
    [undo, saying],
  );
  const { list, showMore } = useShowMore(rows, view.more);
  useFocusChosen(list, chosen?.id ?? null);
  const at = now();
  return (
    <>
      <ul ref={list} className={styles.rows} aria-label={`Your last ${rows.length} actions`}>
        {rows.map((of) => (
          <HistoryRow
            key={of.id}
            of={of}
            now={at}
            chosen={of === chosen}
            onChoose={choose}
            onUndo={canUndo(of) ? press : null}
          />
        ))}
      </ul>
      {view.next !== null && (
        <p className={styles.more}>
          <Button busy={view.thenMore || view.request?.kind === 'more' ? 'Fetching' : undefined} onClick={showMore}>
            Show more
          </Button>
        </p>
      )}
    </>
  );
}

type List = { current: HTMLUListElement | null };

const focusRow = (list: List, at: number): void => {
  const row = list.current?.children.item(at);
  if (!(row instanceof HTMLElement)) return;
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
};

/** A row takes the focus when the person chooses it. Rows that arrive later move it, and must not take the focus from a field. */
const useFocusChosen = (list: List, id: string | null): void =>
  useEffect(() => {
    const rows = [...(list.current?.children ?? [])];
    const at = rows.findIndex((row) => row.matches('[data-chosen="true"]'));
    if (id !== null && !rows[at]?.contains(document.activeElement)) focusRow(list, at);
  }, [list, id]);

/** After "Show more" by key, the focus goes on at the first new row: the button may be gone by then. */
const useShowMore = (rows: readonly Activity[], more: () => void) => {
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  useEffect(() => {
    const at = firstNew.current;
    if (at === null || rows.length <= at) return;
    firstNew.current = null;
    focusRow(list, at);
  }, [rows]);
  const showMore = (): void => {
    firstNew.current = rows.length;
    more();
  };
  return { list, showMore };
};
