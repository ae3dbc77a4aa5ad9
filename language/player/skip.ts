// Recognises a request to skip mails of the queue for now: 'skip all from her', 'skip the newsletters', 'only unread'.
import type { BulkFilter } from '#domain/bulk.ts';
import { dayOf } from '#domain/day.ts';
import { parseBulkFilter } from '#language/bulk/bulk-filter.ts';
import { alone, asking, fromThem, onlyLead, passLead, people, whichOf } from '#language/en/player/skip-words.ts';
import { withoutPoliteness } from '#language/engine/polite.ts';
import { type Word, wordsOf } from '#language/engine/tokens.ts';
import type { SkipFilter } from './player-targets.ts';

export const parseSkip = (heard: string, at: { now: Date; zone: string }): SkipFilter | null => {
  const words = wordsOf(withoutPoliteness(heard));
  const plain = plainOf(words);
  if (words.length > longest || alone.test(plain)) return null;
  const keep = onlyLead.test(plain);
  const [lead] = (keep ? onlyLead : passLead).exec(plain) ?? [];
  return lead === undefined ? null : overIn(words.slice(lead.trim().split(' ').length), keep, at);
};

const overIn = (which: readonly Word[], keep: boolean, at: { now: Date; zone: string }): SkipFilter | null => {
  const said = plainOf(which);
  if (fromThem.test(said)) return { kind: 'sender', keep };
  if (keep && people.test(said)) return { kind: 'people' };
  if (keep && asking.test(said)) return { kind: 'asking' };
  const filter = whichOf.test(said) ? filterOf(which, at) : null;
  return filter && { kind: 'filter', filter, keep };
};

const filterOf = (which: readonly Word[], { now, zone }: { now: Date; zone: string }): BulkFilter | null => {
  const all: Word = { text: 'all', plain: 'all', possessive: false };
  const filter = parseBulkFilter([all, ...which], dayOf(now, zone));
  return filter && (filter.mailing !== null || filter.query.length > 0) ? filter : null;
};

/** Words. A longer sentence is probably addressed to somebody else. */
const longest = 10;

const plainOf = (words: readonly Word[]): string => words.map(({ plain }) => plain).join(' ');
