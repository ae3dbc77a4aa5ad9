// Reads which mails a bulk request covers: 'all unread newsletters from last week' is a kind of mail plus a search. Null without a word for
// many.

import type { BulkFilter } from '#domain/bulk.ts';
import { type Day, plusDays } from '#domain/day.ts';
import type { Mailing } from '#domain/mailing.ts';
import type { Clause } from '#domain/search-query.ts';
import { allBulk, categoryWords, mailingWords, noMail } from '#language/en/bulk/bulk-words.ts';
import {
  adjective,
  afterSort,
  alreadyRead,
  connector,
  irrelevantAdjective,
  leading,
  mass,
  quantifier,
  relativeWord,
  several,
  stuff,
} from '#language/en/bulk/filter-words.ts';
import { mailNouns } from '#language/en/search/search-words.ts';
import { plainAt, type Word } from '#language/engine/tokens.ts';
import { ago, amountAt, unitAt } from '#language/search/periods.ts';
import { readPhrases } from '#language/search/phrases.ts';

export const parseBulkFilter = (which: readonly Word[], today: Day): BulkFilter | null => {
  const index = which.findIndex(({ plain }) => !leading.test(plain));
  const start = index < 0 ? which.length : index;
  const rest = which.slice(start);
  if (noMail.test(rest.map(({ plain }) => plain).join(' '))) return null;
  const sort = sortIn(rest) ?? { mailing: null, clauses: [], rest, many: namesMany(rest) };
  if (!sort.many && !which.slice(0, start).some(({ plain }) => quantifier.test(plain))) return null;
  const { words, clauses: aged } = withoutAge(sort.rest, today);
  const { words: said, clauses: been } = withoutRead(withoutNouns(words));
  const clauses = said.length === 0 ? [] : readPhrases(ofSender(said), today);
  return { query: [...sort.clauses, ...been, ...clauses, ...aged], mailing: sort.mailing };
};

/** 'Mails from Tom', 'the mail from Tom', 'Tom’s emails', 'my inbox'. */
const namesMany = (words: readonly Word[]): boolean => {
  const [first, second] = [plainAt(words, 0), plainAt(words, 1)];
  if (words[0]?.possessive) return words.length === 1 || mailNouns.has(second);
  if (first === 'inbox') return words.length === 1;
  if (single.test(first)) return pointer.test(second);
  if (adjective.test(first)) return several.test(second);
  return several.test(first) || (mass.test(first) && connector.test(second));
};

/** 'GitHub’s' is mail from GitHub. */
const ofSender = (words: readonly Word[]): readonly Word[] =>
  words.length === 1 && words[0]?.possessive
    ? [{ text: 'from', plain: 'from', possessive: false }, ...words.map((word) => ({ ...word, possessive: false }))]
    : words;

/** 'The one from Tom' is some mail of the list; 'the one before' is the last one. */
const single = /^(?:one|message|thread|conversation)$/;
const pointer = /^(?:from|by|about|regarding|concerning)$/;

type Sort = { mailing: Mailing | null; clauses: Clause[]; rest: Word[]; many: boolean };

const sortIn = (words: readonly Word[]): Sort | null => {
  const at = words.findIndex(({ plain }) => !adjective.test(plain) && !irrelevantAdjective.test(plain));
  const together = allBulk
    .exec(
      words
        .map(({ plain }) => plain)
        .slice(Math.max(0, at))
        .join(' '),
    )?.[0]
    .split(' ').length;
  if (together !== undefined)
    return { mailing: 'bulk', clauses: [], rest: [...words.slice(0, at), ...words.slice(at + together)], many: true };
  const named = plainAt(words, at);
  const mailing = mailingWords.get(named) ?? null;
  const category = categoryWords.get(named);
  if (at < 0 || (mailing === null && category === undefined)) return null;
  const next = at + 1 + (afterSort.test(plainAt(words, at + 1)) ? 1 : 0);
  return {
    mailing,
    clauses: category === undefined ? [] : [{ kind: 'label', label: category, not: false }],
    rest: [...words.slice(0, at), ...words.slice(next)],
    many: named.endsWith('s') || next > at + 1,
  };
};

/** 'Older than two weeks', 'more than a month old', 'newer than three days'. */
const withoutAge = (words: readonly Word[], today: Day): { words: Word[]; clauses: Clause[] } => {
  for (let at = 0; at < words.length; at += 1) {
    const than = plainAt(words, at + 1) === 'than' ? ages.get(plainAt(words, at)) : undefined;
    const amount = than === undefined ? null : amountAt(words, at + 2);
    const unit = amount && unitAt(words, amount.next);
    if (than === undefined || !amount || !unit) continue;
    const old = plainAt(words, amount.next + 1) === 'old' ? 1 : 0;
    const isAre = words.slice(0, at).findLastIndex(({ plain }) => !relativeWord.test(plain)) + 1;
    const day = ago(today, amount.count, unit);
    return {
      words: [...words.slice(0, isAre), ...words.slice(amount.next + 1 + old)],
      clauses: [than === 'older' ? { kind: 'before', day } : { kind: 'after', day: plusDays(day, 1) }],
    };
  }
  return { words: [...words], clauses: [] };
};

const ages: ReadonlyMap<string, 'older' | 'newer'> = new Map([
  ['older', 'older'],
  ['more', 'older'],
  ['over', 'older'],
  ['newer', 'newer'],
  ['less', 'newer'],
  ['younger', 'newer'],
]);

/** 'All read mail', 'everything I have read'. */
const withoutRead = (words: readonly Word[]): { words: Word[]; clauses: Clause[] } => {
  const plain = words.map((word) => word.plain).join(' ');
  const been = alreadyRead.exec(plain);
  if (!been) return { words: [...words], clauses: [] };
  const from = been.index === 0 ? 0 : plain.slice(0, been.index).trim().split(' ').length;
  const count = been[0].trim().split(' ').length;
  return {
    words: [...words.slice(0, from), ...words.slice(from + count)].filter(({ plain: one }) => !mailNouns.has(one)),
    clauses: [{ kind: 'label', label: 'unread', not: true }],
  };
};

const withoutNouns = (words: readonly Word[]): Word[] => {
  const [first] = words;
  if (first && !first.possessive && (mailNouns.has(first.plain) || stuff.test(first.plain)))
    return withoutNouns(words.slice(1));
  return words.length === 1 && first?.plain === 'inbox' ? [] : [...words];
};
