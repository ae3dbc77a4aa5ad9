// Search results as a list box: arrows move, Enter opens.

import { Play } from 'lucide-react';
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { problems } from '#domain/problem.ts';
import type { Marked as MarkedText, SearchResult } from '#domain/search-result.ts';
import { now } from '#web/clock.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import type { CurrentSearch } from '#web/conversation/search/results.ts';
import { resultDay, resultName } from '#web/conversation/search/search-replies.ts';
import { formatsHere } from '#web/formats.ts';
import { Length } from '#web/screens/email-player/queue/queue-rows.tsx';
import { type StageSession, useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './search-list.module.css';

export function SearchList({ currentSearch }: { currentSearch: CurrentSearch }) {
  const session = useStageSession();
  const { player, search } = session;
  const list = useRef<HTMLDivElement>(null);
  const [today] = useState(now);
  const chosen = useObserved(player.state, (state) => queueViewOf(state).current);
  const { on, turn } = currentSearch.focus;
  useEffect(() => {
    if (on === 'list') list.current?.focus();
  }, [on, turn]);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <>
      <PlayAll currentSearch={currentSearch} />
      {currentSearch.where === 'device' && (
        <p className={styles.note}>
          The server can’t be reached. Flow looked through the mail on this device.{' '}
          <button type="button" onClick={search.again}>
            Try again
          </button>
        </p>
      )}
      <div className={styles.scroll}>
        <div
          ref={list}
          role="listbox"
          aria-label="Results"
          aria-busy={currentSearch.state === 'asking'}
          aria-activedescendant={chosen === null ? undefined : `found-${chosen}`}
          tabIndex={0}
          className={styles.list}
          onKeyDown={(event) => byKey(event, session)}
        >
          {currentSearch.results.map((result, at) => (
            <Row key={result.threadId} result={result} at={at} today={today} chosen={result.threadId === chosen} />
          ))}
        </div>
        {currentSearch.problem !== null && (
          <p className={styles.problem} role="alert">
            The next ones could not be had. {problems[currentSearch.problem].title}
          </p>
        )}
        {currentSearch.more !== null && (
          <Button
            kind="line"
            className={styles.more}
            busy={currentSearch.state === 'asking' ? 'Looking' : undefined}
            onClick={search.next}
          >
            {currentSearch.problem === null ? 'Show more' : 'Try again'}
          </Button>
        )}
      </div>
    </>
  );
}

/** Key repeat moves on, and stops at both ends. */
const byKey = (event: KeyboardEvent, { player, search }: StageSession): void => {
  const { order } = queueViewOf(player.state.current());
  const ends = { Home: order[0], End: order.at(-1) };
  if (event.key === 'ArrowDown') player.send({ kind: 'next' });
  else if (event.key === 'ArrowUp') player.send({ kind: 'previous' });
  else if (event.key === 'Enter') search.show(null);
  else if (event.key === 'Home' || event.key === 'End') {
    const threadId = ends[event.key];
    if (threadId) player.send({ kind: 'go', threadId });
  } else return;
  event.preventDefault();
};

function PlayAll({ currentSearch }: { currentSearch: CurrentSearch }) {
  const { player, search } = useStageSession();
  const speed = useObserved(player.state, (state) => state.speed);
  const seconds = currentSearch.results.reduce((sum, result) => sum + result.seconds, 0);
  return (
    <Button kind="line" className={styles.playAll} onClick={() => search.show(1)}>
      <Play size={15} fill="currentColor" strokeWidth={1.75} aria-hidden="true" />
      Play all, {Math.max(1, Math.round(seconds / speed / 60))} min
    </Button>
  );
}

type RowProps = { result: SearchResult; at: number; today: Date; chosen: boolean };

const Row = memo(function Row({ result, at, today, chosen }: RowProps) {
  const { search } = useStageSession();
  return (
    // The list box handles the keys.
    <div
      role="option"
      id={`found-${result.threadId}`}
      aria-selected={chosen}
      className={styles.row}
      onClick={() => search.show(at + 1)}
    >
      <time className={styles.day} dateTime={result.at}>
        {resultDay(new Date(result.at), today, formatsHere())}
      </time>
      <b className={styles.name}>
        <bdi>{resultName(result)}</bdi>
      </b>
      <b className={styles.subject}>{result.subject.length > 0 ? <Marked text={result.subject} /> : 'No subject'}</b>
      <Length seconds={result.seconds} />
      <p className={styles.snippet}>
        <Marked text={result.snippet} />
      </p>
    </div>
  );
});

function Marked({ text }: { text: MarkedText }) {
  return text.map(({ text: stretch, hit }, at) => (hit ? <mark key={at}>{stretch}</mark> : stretch));
}
