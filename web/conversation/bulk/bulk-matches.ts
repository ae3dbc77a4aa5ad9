// Counts the mails that a bulk request matches. Offline, it counts only the mail on this device.
import type { BulkThread, Counted } from '#domain/bulk.ts';
import type { ThreadId } from '#domain/id.ts';
import { byHandOnly } from '#language/en/bulk/bulk-replies.ts';
import { zoneHere } from '#web/conversation/script/zone.ts';
import { ownTermsHere } from '#web/conversation/search/own-terms.ts';
import { countHere } from '#web/data/bulk-here.ts';
import { withAddresses } from '#web/data/given-names.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { countOnServer, isAway } from '#web/data/search.ts';
import { listsHere } from './bulk-lists.ts';
import type { Plan } from './bulk-plan.ts';

/** `threads`: mails that the command would change now. `notes`: remarks about the others. */
export type BulkMatches = { total: number; threads: BulkThread[]; where: 'mailbox' | 'device'; notes: string[] };

export const matchesFor = async (
  { act, filter: said }: Plan,
  ownAddress: string,
  passed: ReadonlySet<ThreadId>,
): Promise<BulkMatches> => {
  const filter = { ...said, query: withAddresses(said.query) };
  const here = { ...filter, query: ownTermsHere(filter.query, ownAddress) };
  const { threads: all } = mailbox.current();
  if (act === 'unsubscribe') {
    const { byHand, ...lists } = listsHere(all, here, zoneHere(), passed);
    return { ...lists, where: 'mailbox', notes: byHand.length === 0 ? [] : [byHandOnly(byHand)] };
  }
  try {
    return left(await countOnServer(filter, zoneHere()), passed, 'mailbox');
  } catch (error) {
    if (!isAway(error)) throw error;
    return left(countHere(all, here, zoneHere()), passed, 'device');
  }
};

const left = (counted: Counted, passed: ReadonlySet<ThreadId>, where: BulkMatches['where']): BulkMatches => {
  const threads = counted.threads.filter(({ threadId }) => !passed.has(threadId));
  return { total: counted.total - (counted.threads.length - threads.length), threads, where, notes: [] };
};
