// The screen of a search without results: examples, progress, no matches, or an error.

import { problems } from '#domain/problem.ts';
import { unknownLabels } from '#domain/search-own.ts';
import { isEmpty } from '#domain/search-query.ts';
import { noSuchLabel } from '#language/en/search/search-replies.ts';
import { queryWords, triesFor } from '#language/en/search/search-shown.ts';
import { spokenQuery } from '#web/conversation/search/query.ts';
import type { CurrentSearch } from '#web/conversation/search/results.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { formatsHere } from '#web/formats.ts';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './search-state.module.css';

export function SearchState({ currentSearch }: { currentSearch: CurrentSearch }) {
  const { search } = useStageSession();
  if (currentSearch.state === 'failed')
    return (
      <div className={styles.failed} role="alert">
        <p>{problems[currentSearch.problem ?? 'unexpected'].title}</p>
        <Button kind="line" onClick={search.again}>
          Try again
        </Button>
      </div>
    );
  if (currentSearch.state === 'ready') return <Nothing currentSearch={currentSearch} />;
  if (currentSearch.state === 'asking' || !isEmpty(currentSearch.query))
    return <p className={styles.looking}>Looking through your mail…</p>;
  return <Examples />;
}

function Nothing({ currentSearch }: { currentSearch: CurrentSearch }) {
  const { search } = useStageSession();
  const tries = triesFor(currentSearch.query);
  const labels = useObserved(mailbox, (now) => now.labels);
  const unknown = unknownLabels(currentSearch.query, labels);
  return (
    <div className={styles.nothing}>
      <p className="flare">Nothing found for “{currentSearch.asked.trim()}”.</p>
      {unknown.length > 0 ? (
        <p>{noSuchLabel(unknown)}</p>
      ) : (
        <p>Flow looked for mail {queryWords(currentSearch.query, { formats: formatsHere(), labels })}.</p>
      )}
      {currentSearch.where === 'device' && (
        <p>
          The server can’t be reached, and Flow only looked through the mail on this device.{' '}
          <button type="button" onClick={search.again}>
            Try again
          </button>
        </p>
      )}
      {tries.length > 0 && (
        <p>Try {tries.length > 1 ? `${tries.slice(0, -1).join(', ')} or ${tries.at(-1)}` : tries[0]}.</p>
      )}
    </div>
  );
}

/** Pressing an example searches for it. */
const examples = [
  'emails from the past week',
  'unread emails with an attachment',
  'invoices since September',
  'sent mail last month',
];

function Examples() {
  const { search } = useStageSession();
  return (
    <div className={styles.examples}>
      <p>Ask as you would say it</p>
      <ul>
        {examples.map((example) => (
          <li key={example}>
            <button type="button" className="say" onClick={() => search.ask(spokenQuery(example))}>
              “{example}”
            </button>
          </li>
        ))}
      </ul>
      <p>
        or with operators: <code>from:</code> <code>to:</code> <code>subject:</code> <code>after:</code>{' '}
        <code>before:</code> <code>in:trash</code> <code>in:label</code> <code>is:unread</code>{' '}
        <code>has:attachment</code> <code>“a phrase”</code> <code>-without</code>
      </p>
    </div>
  );
}
