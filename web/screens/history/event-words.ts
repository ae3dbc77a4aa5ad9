// The old and new time of an event in a row of the history: 'Tue 24 Nov, 10:00 → 15:00'.
import type { EventMove } from '#domain/activity.ts';
import { Day } from '#domain/day.ts';
import { shortMonth, shortWeekday } from '#language/en/engine/day-names.ts';
import { clockHere } from '#web/formats.ts';

export const eventWords = ({ was, is }: EventMove): string => {
  const [before, after] = [partsOf(was), partsOf(is)];
  if (before === null || after === null) return wordsOf(before ?? after);
  if (before.day !== after.day) return `${wordsOf(before)} → ${wordsOf(after)}`;
  return before.clock === after.clock
    ? wordsOf(after)
    : `${before.day}, ${before.clock || 'all day'} → ${after.clock || 'all day'}`;
};

type Parts = { day: string; clock: string };

const wordsOf = (parts: Parts | null): string =>
  parts === null ? 'Calendar' : [parts.day, parts.clock].filter((one) => one !== '').join(', ');

const partsOf = (moment: string | null): Parts | null => {
  if (moment === null) return null;
  const isDay = Day.safeParse(moment).success;
  const at = new Date(isDay ? `${moment}T00:00:00` : moment);
  if (Number.isNaN(at.getTime())) return null;
  return { day: `${shortWeekday(at)} ${at.getDate()} ${shortMonth(at)}`, clock: isDay ? '' : clockHere(at) };
};
