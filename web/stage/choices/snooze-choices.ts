// The times that are offered for putting a mail off: each by the words that mean it, so that what is shown can also be said.
import { dayOf, minutesOf, weekdayOf } from '#domain/day.ts';
import type { Formats } from '#domain/formats.ts';
import { briefMoment } from '#language/en/engine/moments.ts';
import { momentOf } from '#language/engine/slots/moment.ts';
import { parseWhen, type When } from '#language/engine/slots/when.ts';
import type { DeferKind } from '#language/mail/command-kinds.ts';

export type Choice = { label: string; when: When; at: Date; shown: string };

export const choicesAt = (command: DeferKind, now: Date, zone: string, formats: Formats): Choice[] => {
  const today = weekdayOf(dayOf(now, zone));
  const last = command === 'snooze' ? weekend(today) : 'in a week';
  // So late that later is tomorrow, some hours on are offered in its place.
  const later = minutesOf(now, zone) < 20 * 60 ? 'later today' : 'in 2 hours';
  return [later, 'tomorrow', today === 0 ? 'tuesday' : 'next monday', last].flatMap((words) => {
    const when = parseWhen(words.split(' '));
    if (!when) return [];
    const at = momentOf(when, now, zone);
    const label = labels[words] ?? words;
    return [{ label, when, at, shown: briefMoment({ at, now, zone, formats }, named.test(words)) }];
  });
};

/** From Friday on the weekend is near or here, and what is meant by later is the month after. */
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

/** These name their day, and what is shown beside them is the date. */
const named = /monday|tuesday/;
