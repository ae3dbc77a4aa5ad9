// What Flow answers to small talk, in US English.

import { dayOf, minutesOf, weekdayOf } from '#domain/day.ts';
import type { Formats } from '#domain/formats.ts';
import { dateIn, saidClock } from '#domain/formats.ts';
import type { Talk } from '#language/app/talk.ts';
import { monthName, nameOfWeekday } from '#language/en/engine/day-names.ts';

/** `name`: how the person wants to be greeted. */
type Here = { now: Date; zone: string; formats: Formats; name: string | null };

export const talkReply = (about: Talk, here: Here): string => replies[about](here);

const replies: Record<Talk, (here: Here) => string> = {
  thanks: () => 'You’re welcome.',
  greeting: ({ now, zone, name }) => `Good ${partOf(minutesOf(now, zone))}${name === null ? '' : `, ${name}`}.`,
  mood: () => 'I’m here, and well. Say “next” and we go on.',
  clock: ({ now, zone, formats }) => `It’s ${saidClock(minutesOf(now, zone), formats)}.`,
  day: ({ now, zone, formats }) => {
    const today = dayOf(now, zone);
    const [, month = 1, day = 1] = today.split('-').map(Number);
    return `It’s ${nameOfWeekday(weekdayOf(today))}, ${dateIn(day, monthName(month - 1), null, formats)}.`;
  },
  cancelled: () => 'Okay. I left it as it was.',
};

const partOf = (minutes: number): string => {
  if (minutes < 12 * 60) return 'morning';
  return minutes < 18 * 60 ? 'afternoon' : 'evening';
};
