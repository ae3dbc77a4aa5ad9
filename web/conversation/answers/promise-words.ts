// How a promise is named: with whom, and by when.

import { dateIn } from '#domain/formats.ts';
import type { OpenPromise } from '#domain/promise.ts';
import { daysMeant } from '#language/asking/promise-days.ts';
import type { PromiseDays } from '#language/en/asking/promise-days.ts';
import type { SaidPromise } from '#language/en/asking/promise-replies.ts';
import { nameOfWeekday, shortMonth } from '#language/en/engine/day-names.ts';
import { now } from '#web/clock.ts';
import { spokenName } from '#web/conversation/script/spoken-name.ts';
import { formatsHere } from '#web/formats.ts';

export const saidPromise = (one: OpenPromise): SaidPromise => ({
  kind: one.kind,
  who: otherName(one),
  words: one.quote.text,
  due: one.by === null ? null : dueWords(one.by),
  late: isLate(one),
});

export const otherName = ({ other }: Pick<OpenPromise, 'other'>): string => spokenName(other) || other.email;

export const isLate = ({ by, closed }: Pick<OpenPromise, 'by' | 'closed'>): boolean =>
  closed === null && by !== null && by < dayHere(now());

/** The question's days hold the day of the promise, or the day when it is due. What somebody asks for is no promise, so it was never made. */
export const isWithin = (
  { kind, by, quote }: Pick<OpenPromise, 'kind' | 'by' | 'quote'>,
  asked: PromiseDays,
): boolean => {
  if (asked.of === 'made' && kind.startsWith('asked')) return false;
  const day = asked.of === 'made' ? dayHere(new Date(quote.at)) : by;
  const { from, to } = daysMeant(asked, dayHere(now()));
  return day !== null && day <= to && (from === null || day >= from);
};

/** 'today', 'tomorrow', 'Friday' within a week, else '3 Dec'. */
export const dueWords = (by: string): string => {
  const days = Math.round((Date.parse(by) - Date.parse(dayHere(now()))) / 86_400_000);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  const at = new Date(`${by}T12:00:00`);
  return days > 0 && days < 7 ? nameOfWeekday(at.getDay()) : dateIn(at.getDate(), shortMonth(at), null, formatsHere());
};

const dayHere = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
