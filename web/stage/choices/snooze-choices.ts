import { dayOf, minutesOf, weekdayOf } from '#domain/day.ts';
import type { DayTimes } from '#domain/day-times.ts';
import type { Formats } from '#domain/formats.ts';
import { briefMoment } from '#language/en/engine/moments.ts';
import { momentOf } from '#language/engine/slots/moment.ts';
import type { When } from '#language/engine/slots/spoken-time.ts';
import { parseWhen } from '#language/engine/slots/when.ts';
import type { DeferKind } from '#language/mail/command-kinds.ts';

export type Choice = { label: string; when: When; at: Date; shown: string };

type Here = { now: Date; zone: string; formats: Formats; times: DayTimes };

export const choicesAt = (command: DeferKind, { now, zone, formats, times }: Here): Choice[] => {
  const today = weekdayOf(dayOf(now, zone));
  const last = command === 'snooze' ? weekend(today) : 'in a week';
  // Late in the evening "later today" is too short, so offer some hours instead.
  const later = minutesOf(now, zone) < 20 * 60 ? 'later today' : 'in 2 hours';
  return [later, 'tomorrow', today === 0 ? 'tuesday' : 'next monday', last].flatMap((words) => {
    const when = parseWhen(words.split(' '));
    if (!when) return [];
    const at = momentOf(when, now, zone, times);
    const label = labels[words] ?? words;
    return [{ label, when, at, shown: briefMoment({ at, now, zone, formats }, named.test(words)) }];
  });
};

/** From Friday on, "the weekend" is too close, so offer next month. */
const weekend = (today: number): string => (today === 0 || today >= 5 ? 'next month' : 'this weekend');

const labels: Readonly<Record<string, string>> = {
  'later today': 'Later today',
  'in 2 hours': 'In two hours',
  tomorrow: 'Tomorrow',
  tuesday: 'Tuesday',
  'next monday': 'Monday',
  'this weekend': 'This weekend',
  'next month': 'Next month',
  'in a week': 'In a week',
};

/** These name a weekday, so the hint shows the date. */
const named = /monday|tuesday/;
