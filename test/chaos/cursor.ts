import type { Moment } from './inspect.ts';
import type { Version } from './mailroom.ts';

/**
 * Messages that the cursor has passed and Flow lacks. `versions`: of messages that only the provider's side changes. A row must be as
 * new as the history up to the cursor, unless the message waits in the fetch queue.
 */
export const passedOver = (
  { cursor, labels, queued }: Moment,
  versions: ReadonlyMap<string, readonly Version[]>,
): string[] => {
  if (cursor === null) return [];
  return [...versions].flatMap(([id, all]) => {
    const passed = all.findLastIndex(({ historyId }) => historyId > 0n && historyId <= cursor);
    if (passed < 0 || queued.has(id)) return [];
    const stored = labels.get(id);
    const may = all.slice(passed).map((version) => wordsOf(version.labels));
    if (may.includes(wordsOf(stored ?? null))) return [];
    // Flow need not have messages outside the inbox that it never stored.
    if (stored === undefined && !isInInbox(all[passed])) return [];
    return [`the cursor is at ${cursor}, and ${id} is ${wordsOf(stored ?? null)} rather than ${may.join(' or ')}`];
  });
};

const isInInbox = (version: Version | undefined): boolean =>
  version?.labels?.includes('INBOX') === true && !version.labels.includes('TRASH');

const wordsOf = (labels: readonly string[] | null): string =>
  labels === null ? 'not there' : `[${labels.toSorted()}]`;
