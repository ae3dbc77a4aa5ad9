// Dates and counts as the admin area writes them.
import { dateIn, numberIn } from '#domain/formats.ts';
import { isProblemCode, problems } from '#domain/problem.ts';
import { relativeTime } from '#domain/time.ts';
import { now } from '#web/clock.ts';
import { clockHere, formatsHere, numberHere } from '#web/formats.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** '27 Nov 2026'. */
export const dateWords = (iso: string): string => {
  const at = new Date(iso);
  return dateIn(at.getDate(), months[at.getMonth()] ?? '', at.getFullYear(), formatsHere());
};

/** '27 Nov 2026, 18:40'. */
export const momentWords = (iso: string): string => `${dateWords(iso)}, ${clockHere(new Date(iso))}`;

/** '2 hours ago', or what stands for never. */
export const agoWords = (iso: string | null, never = 'Never'): string =>
  iso === null ? never : relativeTime(new Date(iso), now());

/** '$24.00' of 2400 cents. */
export const dollars = (cents: number): string => `$${numberIn(cents / 100, formatsHere(), 2)}`;

/** The sentence of a problem's code. */
export const problemWords = (problem: string): string => (isProblemCode(problem) ? problems[problem].title : problem);

/** 'One person', '1,240 people'. Small numbers begin a sentence as a word. */
export const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `${small[1]} ${one}` : `${small[count] ?? numberHere(count)} ${many}`;

const small = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
