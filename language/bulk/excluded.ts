// Reads what a bulk request leaves out: 'everything but the ones from Tom', 'all except newsletters', 'mail that is not
// from Sarah'.
import type { BulkFilter } from '#domain/bulk.ts';
import type { Day } from '#domain/day.ts';
import type { MailingSort } from '#domain/mailing.ts';
import type { Clause } from '#domain/search-query.ts';
import { actBehind, beforeExcluded, excluding, mailingWords } from '#language/en/bulk/bulk-words.ts';
import { mailNouns } from '#language/en/search/search-words.ts';
import type { Word } from '#language/engine/tokens.ts';
import { readPhrases } from '#language/search/phrases.ts';

export type Excluded = { clauses: Clause[]; mailing: BulkFilter['mailing'] };

/** `words`: the request without them. */
export type WithExcluded = { words: Word[]; out: Excluded };

/** Null: nothing is left out. 'unclear': something is, and no filter can say what. */
export const withoutExcluded = (words: readonly Word[], today: Day): WithExcluded | 'unclear' | null => {
  const spans = excludingSpans(words);
  if (spans.length === 0) return null;
  for (const { from, to } of spans) {
    for (let end = Math.max(to + 1, words.length - longestTail); end <= words.length; end += 1) {
      const tail = words.slice(end);
      if (tail.length > 0 && !actBehind.test(plainOf(tail))) continue;
      const out = excludedBy(words.slice(to, end), today);
      if (out !== null) return { words: [...words.slice(0, from), ...tail], out };
    }
  }
  return hasExclusion(words) ? 'unclear' : null;
};

/** 'Not' and 'without' may also say what a mail is like. */
export const hasExclusion = (words: readonly Word[]): boolean =>
  excludingSpans(words).some(({ from, to }) => !/\bnot\b|without|\bno\b/.test(plainOf(words.slice(from, to))));

const longestTail = 5;

const excludingSpans = (words: readonly Word[]): { from: number; to: number }[] => {
  const plain = plainOf(words);
  return Array.from(plain.matchAll(excluding), ({ 0: said, index }) => {
    const from = countOf(plain.slice(0, index));
    return { from, to: from + countOf(said) };
  }).filter(({ from, to }) => from > 0 && !isDetail(words, from, to));
};

/** 'Without attachments' says which mails, 'without Tom' leaves Tom’s out. */
const isDetail = (words: readonly Word[], from: number, to: number): boolean =>
  to - from === 1 &&
  words[from]?.plain === 'without' &&
  !/^\p{Lu}/u.test(words[to]?.text ?? '') &&
  !pointing.test(words[to]?.plain ?? '');

const pointing = /^(?:the|those|these|my|mails|emails|ones|any|what)$/;

const excludedBy = (words: readonly Word[], today: Day): Excluded | null => {
  const parts = partsOf(words);
  const read = parts.map((part) => partOut(part, today));
  if (parts.length === 0 || read.some((one) => one === null)) return null;
  const all = read.filter((one) => one !== null);
  const sorts = all.flatMap(({ mailing }) => mailing ?? []);
  if (sorts.length > 1) return null;
  return { clauses: all.flatMap(({ clauses }) => clauses), mailing: sorts[0] ?? null };
};

/** 'Sarah and Tom', 'from Sarah and from Tom'. */
const partsOf = (words: readonly Word[]): Word[][] => {
  const parts: Word[][] = [[]];
  for (const word of words) {
    if (/^(?:and|or|nor)$/.test(word.plain)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.filter((part) => part.length > 0);
};

const partOut = (words: readonly Word[], today: Day): Excluded | null => {
  const [lead] = beforeExcluded.exec(`${plainOf(words)} `) ?? [''];
  const rest = words.slice(countOf(lead)).filter(({ plain }, at, all) => at < all.length - 1 || !negation.test(plain));
  const [first] = rest;
  if (first === undefined || rest.some(({ plain }) => orderWord.test(plain))) return null;
  const sort = sortIn(rest);
  if (sort !== null) return { clauses: [], mailing: `not-${sort}` };
  const said = withFrom(
    withoutNouns(rest).filter(
      ({ plain }, at, all) =>
        !(/^(?:with|a)$/.test(plain) && /^stars?$/.test(all.at(-1)?.plain ?? '') && at < all.length - 1),
    ),
    // Without an article, and no plural, it is a name.
    lead === '' && words.length === 1 && !first.plain.endsWith('s'),
  );
  const clauses = said.length === 0 || said.length > longestName + 2 ? [] : readPhrases(said, today);
  const out = reversedAll(clauses, today);
  return out && { clauses: out, mailing: null };
};

/** Then another request begins. */
const orderWord = /^(?:archive|delete|trash|snooze|mark|them|so)$/;

/** 'But from Daniel not', as in German. */
const negation = /^(?:not|please|course|mine|alone|out|there|here|be)$/;

const longestName = 3;

const sortIn = (words: readonly Word[]): MailingSort | null => {
  const [only, more] = words;
  return only && (more === undefined || mailNouns.has(more.plain)) ? (mailingWords.get(only.plain) ?? null) : null;
};

const withoutNouns = (words: readonly Word[]): Word[] =>
  words.filter(({ plain, possessive }) => possessive || !/^(?:ones?|mails?|emails?|e-mails?|messages?)$/.test(plain));

/** A bare name is a sender: 'Tom’s', 'the Ledger ones', 'Sarah'. */
const withFrom = (words: readonly Word[], isBare: boolean): Word[] => {
  const [first] = words;
  if (first === undefined || words.length > longestName) return [...words];
  if (/^star(?:red|s)?$/.test(first.plain)) return [{ ...first, text: 'starred', plain: 'starred' }];
  const isName = words.every(({ text, plain }) => (/^\p{Lu}/u.test(text) || isBare) && !notNames.test(plain));
  return isName || first.possessive
    ? [{ text: 'from', plain: 'from', possessive: false }, ...words.map(bare)]
    : [...words];
};

const notNames = /^(?:from|by|of|unread|read|starred|flagged|about|today|yesterday)$/;

const bare = (word: Word): Word => ({ ...word, possessive: false });

/** Two conditions together cannot be reversed one by one. 'Today' begins today and has no end yet. */
const reversedAll = (clauses: readonly Clause[], today: Day): Clause[] | null => {
  const open = clauses.filter((clause) => !(clause.kind === 'before' && clause.day > today));
  return open.length === 1 ? open.map(reversed) : null;
};

const reversed = (clause: Clause): Clause => {
  if (clause.kind === 'after') return { kind: 'before', day: clause.day };
  if (clause.kind === 'before') return { kind: 'after', day: clause.day };
  return { ...clause, not: !clause.not };
};

const plainOf = (words: readonly Word[]): string => words.map(({ plain }) => plain).join(' ');

const countOf = (plain: string): number => plain.split(' ').filter((word) => word !== '').length;
