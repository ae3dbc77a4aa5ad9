import { dateIn } from '#domain/formats.ts';
import { now } from '#web/clock.ts';
import { clockHere, formatsHere } from '#web/formats.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** '19 Oct' of '2026-10-19'. */
export const dayWords = (day: string): string => {
  const [, month, date] = day.split('-').map(Number);
  return dateIn(date ?? 1, months[(month ?? 1) - 1] ?? '', null, formatsHere());
};

/** '8:14' for today, else '26 Nov, 8:14'. */
export const shortMoment = (iso: string): string => {
  const at = new Date(iso);
  const time = clockHere(at);
  if (at.toDateString() === now().toDateString()) return time;
  return `${dateIn(at.getDate(), months[at.getMonth()] ?? '', null, formatsHere())}, ${time}`;
};
