// Details that an intent must have beyond its short form: the time, the text, the person. Checks only those in the
// label.
import type { Command } from '#commands/registry.ts';
import { dayOf, minutesOf } from '#domain/day.ts';
import type { DraftAct, RecipientAct } from '#language/drafting/draft-intent.ts';
import { momentOf } from '#language/engine/slots/moment.ts';
import type { Control, ParsedUtterance } from '#language/intents/intent.ts';
import type { Situation } from '#language/intents/situation.ts';
import type { SkipFilter } from '#language/player/player-targets.ts';
import type { Slots } from './expected.ts';

export const holdsIt = (intent: ParsedUtterance, id: string, slots: Slots, situation: Situation): boolean => {
  const time = timeIn(intent, situation);
  const asked = slots.of('time') ?? (timed.has(id) ? slots.whole : '');
  if (time !== null && asked !== '' && id !== 'search' && id !== 'refine') return isAt(time, asked, situation);
  if (intent.kind === 'control') return controlHolds(intent.control, slots);
  if (intent.kind === 'draft') return draftHolds(intent.act, slots);
  if (intent.kind === 'bulk') return bulkHolds(intent.request.filter, slots);
  return true;
};

const timed: ReadonlySet<string> = new Set(['snooze', 'remind', 'later']);

const timeIn = (intent: ParsedUtterance, { now, zone }: Situation): Date | null => {
  if (intent.kind === 'command') return timeOf(intent.command);
  if (intent.kind === 'bulk') {
    const { goal } = intent.request;
    return goal && 'until' in goal && goal.until !== null ? new Date(goal.until) : null;
  }
  if (intent.kind !== 'draft' || intent.act.kind !== 'later' || intent.act.when === null) return null;
  return momentOf(intent.act.when, now, zone);
};

const timeOf = ({ kind, args }: Command): Date | null => {
  if (kind === 'snooze') return new Date(args.until);
  return kind === 'remind' ? new Date(args.at) : null;
};

const dayMinutes = 24 * 60;

/** `Friday 20 November 2026, 9:00`, the same with a part of the day or without either, or `in 2 hours`. */
export const isAt = (at: Date, asked: string, { now, zone }: Pick<Situation, 'now' | 'zone'>): boolean => {
  const [, count, unit = ''] = /^in (\d+) (minute|hour|day|week)s?$/.exec(asked) ?? [];
  if (count !== undefined) return isAfter(at, Number(count) * (spans[unit] ?? dayMinutes), now, zone);
  const [day = '', time = ''] = asked.split(', ');
  return dayOf(at, zone) === dayIn(day) && isTime(minutesOf(at, zone), time);
};

/** Compares days only. */
const isAfter = (at: Date, minutes: number, now: Date, zone: string): boolean => {
  const then = new Date(now.getTime() + minutes * 60_000);
  return minutes < dayMinutes
    ? Math.abs(at.getTime() - then.getTime()) < 60_000
    : dayOf(at, zone) === dayOf(then, zone);
};

const dayIn = (written: string): string => {
  const [, date = '', month = '', year = ''] = /(\d+) (\w+) (\d{4})$/.exec(written) ?? [];
  return `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${date.padStart(2, '0')}`;
};

const isTime = (minutes: number, asked: string): boolean => {
  if (asked === '') return true;
  const [, hour, minute] = /^(\d+):(\d+)$/.exec(asked) ?? [];
  if (hour !== undefined) return minutes === 60 * Number(hour) + Number(minute);
  const [from, to] = parts[asked] ?? [0, 24];
  return minutes >= from * 60 && minutes < to * 60;
};

const spans: Readonly<Record<string, number>> = { minute: 1, hour: 60, day: dayMinutes, week: 7 * dayMinutes };

const months = 'January February March April May June July August September October November December'.split(' ');

/** The hours of each part of the day. */
const parts: Readonly<Record<string, readonly [number, number]>> = {
  morning: [6, 12],
  noon: [12, 14],
  lunch: [12, 14],
  afternoon: [12, 18],
  'end of day': [16, 19],
  evening: [17, 23],
  night: [18, 24],
};

const controlHolds = (control: Control, slots: Slots): boolean => {
  const { whole, of } = slots;
  if ('words' in control) return says(control.words, of('person'));
  if ('on' in control) return control.on === (whole === 'on');
  switch (control.kind) {
    case 'read':
      return control.afresh === (whole === 'afresh');
    case 'jump':
      return control.to.kind === goalOf(slots);
    case 'pass':
      return passesOver(control.over, whole);
    case 'lane':
      return control.view === (whole === 'own' ? 'queue' : 'aside');
    default:
      return true;
  }
};

const passesOver = (over: SkipFilter, whole: string): boolean =>
  over.kind === passedOf(whole) &&
  (over.kind === 'people' || over.kind === 'asking' || over.keep === whole.endsWith(' alone'));

const goalOf = ({ whole, of }: Slots): string => {
  if (of('person') !== undefined) return 'who';
  if (of('topic') !== undefined) return 'about';
  return goals[whole] ?? 'nth';
};

const goals: Readonly<Record<string, string>> = { youngest: 'newest', eldest: 'oldest', 'last in line': 'end' };

const passedOf = (whole: string): string =>
  whole === 'same writer' ? 'sender' : whole === 'humans alone' ? 'people' : 'filter';

const draftHolds = (act: DraftAct, slots: Slots): boolean => {
  switch (act.kind) {
    case 'edit':
      return act.edit.kind === editOf(slots.whole) || isMakeIt(act.edit.kind, slots.whole);
    case 'later':
      return act.when === null && slots.whole === '';
    case 'people':
      return peopleHold(act.what, slots);
    case 'files':
      return act.what.kind === (slots.of('plus') === undefined ? 'detach' : 'attach');
    default:
      return textHolds(act, slots);
  }
};

const textHolds = (act: DraftAct, { of }: Slots): boolean => {
  if ('who' in act && !says(act.who ?? '', of('person'))) return false;
  const text = of('text');
  return text === undefined || ('words' in act && isSame(act.words ?? '', text));
};

const isMakeIt = (kind: string, whole: string): boolean => kind === 'make-it' && editOf(whole) === 'change';

const editOf = (whole: string): string => {
  if (whole.startsWith('minus ')) return 'delete';
  if (whole.startsWith('sentence >')) return 'rewrite';
  if (whole.startsWith('big ')) return 'capital';
  if (whole.includes(' > ')) return 'change';
  return whole.includes(' + ') ? 'insert' : 'spell';
};

const fields: Readonly<Record<string, string>> = { addressee: 'to', 'open copy': 'cc', 'hidden copy': 'bcc' };

const peopleHold = (what: RecipientAct, { whole, of }: Slots): boolean => {
  const [field] = Object.keys(fields).filter((name) => of(name) !== undefined);
  if (field !== undefined) return what.kind === 'add' && what.field === fields[field] && says(what.who, of(field));
  if (what.kind === 'choose') return what.nth === { first: 0, second: 1, none: 'none' }[whole];
  if (what.kind === 'spell') return what.email === whole;
  if (what.kind === 'subject') return isSame(what.words, of('title') ?? '');
  const [kind] = Object.keys(changes).filter((name) => of(name) !== undefined);
  return kind !== undefined && what.kind === changes[kind];
};

const changes: Readonly<Record<string, string>> = { minus: 'remove', mailbox: 'address', from: 'from' };

const bulkHolds = (filter: unknown, { of }: Slots): boolean => says(JSON.stringify(filter), of('person'));

const says = (words: string, expected: string | undefined): boolean =>
  expected === undefined || words.toLowerCase().includes(expected.replace(/ alone$/, '').toLowerCase());

const isSame = (words: string, text: string): boolean => lettersOf(words) === lettersOf(text);

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '');
