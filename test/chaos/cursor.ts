// Whether a mailbox's cursor has passed something that Flow neither stored nor still means to fetch. Pure.
import type { Moment } from './inspect.ts';
import type { Version } from './mailroom.ts';

/**
 * What the cursor has passed and is not there. `versions`: of messages that only the provider's side touches. Whatever history up
 * to the cursor says of one must be in its row, or newer, unless the message waits to be fetched again.
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
    // What Flow never held and is not in the inbox, as far as the cursor goes, it need not hold.
    if (stored === undefined && !isInInbox(all[passed])) return [];
    return [`the cursor is at ${cursor}, and ${id} is ${wordsOf(stored ?? null)} rather than ${may.join(' or ')}`];
  });
};

const isInInbox = (version: Version | undefined): boolean =>
  version?.labels?.includes('INBOX') === true && !version.labels.includes('TRASH');

const wordsOf = (labels: readonly string[] | null): string =>
  labels === null ? 'not there' : `[${labels.toSorted()}]`;
