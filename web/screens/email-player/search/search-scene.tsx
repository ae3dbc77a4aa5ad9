// Replaces the letter and the queue while the user searches: query, parsed conditions, results.

import { Search as SearchIcon, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type Clause, isEmpty } from '#domain/search-query.ts';
import { countWords, facetOf } from '#language/en/search/search-shown.ts';
import { spokenQuery } from '#web/conversation/search/query.ts';
import type { CurrentSearch } from '#web/conversation/search/results.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { formatsHere } from '#web/formats.ts';
import screen from '#web/screens/email-player/screen.module.css';
import { CaptionsView } from '#web/stage/line/captions-view.tsx';
import { TalkLine } from '#web/stage/talk/talk-line.tsx';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { FlowLine } from '#web/ui/line/flow-line.tsx';
import { SearchList } from './search-list.tsx';
import styles from './search-scene.module.css';
import { SearchState } from './search-state.tsx';

type Props = {
  currentSearch: CurrentSearch;
  /** The user is speaking, so the screen steps back. */
  aside: boolean;
  captioned: boolean;
};

export function SearchScene({ currentSearch: search, aside, captioned }: Props) {
  const { state, results } = search;
  return (
    <>
      <section className={classNames(styles.stage, aside && screen.steppedBack)} aria-label="Search" inert={aside}>
        <h1 className="sr">Search</h1>
        <div className={styles.round} aria-hidden="true">
          <SearchIcon size={18} strokeWidth={1.75} />
        </div>
        <div className={styles.column}>
          <Field currentSearch={search} />
          <Facets currentSearch={search} />
          {results.length > 0 ? <SearchList currentSearch={search} /> : <SearchState currentSearch={search} />}
        </div>
      </section>
      <div className={screen.line}>
        <TalkLine
          at={captionsAt}
          otherwise={
            <FlowLine
              state={search.where === 'device' ? 'offline' : state === 'asking' ? 'thinking' : 'paused'}
              progress={captionsAt}
              seed={12}
            />
          }
        />
        {captioned && <CaptionsView at={captionsAt} />}
      </div>
    </>
  );
}

/** The rest position of the line, next to Flow's captions. */
const captionsAt = 0.21;

function Field({ currentSearch }: { currentSearch: CurrentSearch }) {
  const { search } = useStageSession();
  const field = useRef<HTMLInputElement>(null);
  const { on, turn } = currentSearch.focus;
  useEffect(() => {
    if (on === 'field') field.current?.focus();
  }, [on, turn]);
  return (
    <form
      className={styles.field}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search.ask(spokenQuery(currentSearch.asked));
      }}
    >
      <label htmlFor="search" className={styles.label}>
        You asked
      </label>
      <input
        ref={field}
        id="search"
        type="search"
        className={styles.asked}
        value={currentSearch.asked}
        placeholder="Type or say what to find"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={300}
        onChange={(event) => search.type(spokenQuery(event.target.value))}
        onKeyDown={(event) => {
          if (event.key === 'Escape') search.back();
          else if (event.key === 'ArrowDown') search.toList();
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <IconButton label="Close the search (Esc)" onClick={search.close}>
        <X size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </form>
  );
}

const isPlain = (clause: Clause): boolean => clause.kind === 'words' && clause.field === 'any' && !clause.not;

/** The person can remove each parsed condition. */
function Facets({ currentSearch }: { currentSearch: CurrentSearch }) {
  const { search } = useStageSession();
  const { query, results, state, more } = currentSearch;
  const labels = useObserved(mailbox, (now) => now.labels);
  const caption = isEmpty(query)
    ? ''
    : state === 'asking'
      ? 'Looking'
      : state === 'ready'
        ? countWords(results.length, more !== null)
        : '';
  return (
    <div className={classNames(styles.facets, results.length === 0 && styles.alone)}>
      {query.map((clause, at) => {
        const { what, value } = facetOf(clause, { formats: formatsHere(), labels });
        return (
          <span key={`${what} ${value}`} className={styles.facet}>
            <span className={classNames(styles.what, isPlain(clause) && styles.plain)}>{what}</span> <b>{value}</b>
            <button
              type="button"
              aria-label={`Without: ${what} ${value}`}
              onClick={() => search.become(query.filter((_, nth) => nth !== at))}
            >
              <X size={14} strokeWidth={1.75} aria-hidden="true" />
            </button>
          </span>
        );
      })}
      <span className={styles.count} role="status">
        {caption}
      </span>
    </div>
  );
}
