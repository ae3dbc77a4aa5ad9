// Spoken summary of search results: the count and the newest one.
import { dateIn, type Formats } from '#domain/formats.ts';
import type { OwnLabel } from '#domain/label.ts';
import { unknownLabels } from '#domain/search-own.ts';
import type { SearchQuery } from '#domain/search-query.ts';
import type { SearchResult } from '#domain/search-result.ts';
import { holdsCode } from '#domain/sign-in-code.ts';
import { shortMonth, weekdayName } from '#language/en/engine/day-names.ts';
import { aCode } from '#language/en/player/code-words.ts';
import { noSuchLabel, resultsReply } from '#language/en/search/search-replies.ts';
import { now } from '#web/clock.ts';
import { formatsHere } from '#web/formats.ts';

export const sayResults = (
  { results, more }: { results: readonly SearchResult[]; more: string | null },
  query: SearchQuery,
  labels: readonly OwnLabel[],
): string => {
  const [newest] = results;
  const unknown = newest ? [] : unknownLabels(query, labels);
  return unknown.length > 0
    ? noSuchLabel(unknown)
    : resultsReply(results.length, more !== null, newest ? newestWords(newest) : null);
};

/** The sender, or the recipients of the person's own mail. */
export const resultName = ({ from, to, sent }: SearchResult): string => {
  const [first] = to;
  return sent && first ? `To ${first.name || first.email}` : from.name || from.email;
};

/** `Today`, `Tuesday` within a week, then `12 Nov`, with the year when it differs. Pure. */
export const resultDay = (at: Date, today: Date, formats: Formats): string => {
  if (at.toDateString() === today.toDateString()) return 'Today';
  const days = (today.getTime() - at.getTime()) / 86_400_000;
  if (days >= 0 && days < 6.5) return weekdayName(at);
  const year = at.getFullYear() === today.getFullYear() ? null : at.getFullYear();
  return dateIn(at.getDate(), shortMonth(at), year, formats);
};

/** Lower case, for use in a sentence: 'today'. */
export const dayWithin = (at: Date, today: Date, formats: Formats): string =>
  resultDay(at, today, formats).replace(/^Today$/, 'today');

const newestWords = (result: SearchResult) => ({
  name: resultName(result),
  when: dayWithin(new Date(result.at), now(), formatsHere()),
  subject: saidOf(result),
});

const saidOf = ({ subject, codes = [] }: SearchResult): string => {
  const words = subject.map(({ text }) => text).join('');
  return holdsCode(words, codes) ? aCode : words;
};
