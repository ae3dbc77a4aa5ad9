// Reads an event that one sentence describes: 'lunch with Ana Friday at one for an hour, at La Perla'. Pure.
import { lengthWords } from '#language/en/calendar/agenda-words.ts';
import {
  allDay,
  alone,
  hoursAlone,
  inEvening,
  looseEnds,
  mealAlone,
  onCalendar,
  placeLed,
  repeatSaid,
  videoSaid,
  wholeDays,
  withPeople,
} from '#language/en/calendar/event-words.ts';
import { repeatUnits } from '#language/en/engine/repeat-phrases.ts';
import { weekdays } from '#language/en/engine/when-words.ts';
import { normalize } from '#language/engine/normalize.ts';
import type { SpokenSpan } from '#language/engine/slots/spoken-span.ts';
import type { SpokenTime, When } from '#language/engine/slots/spoken-time.ts';
import { parseWhen } from '#language/engine/slots/when.ts';
import type { SpokenEvent, SpokenRepeat } from './event-request.ts';
import { namesIn } from './named-event.ts';
import { saidAs } from './said-as.ts';
import { spansIn } from './time-slots.ts';

/** `before`: the words in front of the first time, length or rhythm. */
export type ParsedEvent = { event: SpokenEvent; before: string };

/** As typed into one line, without a verb. */
export const parseEventLine = (heard: string): SpokenEvent => parseEventWords(normalize(heard), heard).event;

/** `plain`: the part of `heard`, in its plain form, that describes the event. */
export const parseEventWords = (plain: string, heard: string): ParsedEvent => {
  const comma = placeAfterComma(heard);
  const rest: Rest = { words: fromTo(cut(withoutPlace(plain, comma), onCalendar)) };
  const video = videoIn(rest);
  const { minutes, ...times } = timesIn(rest);
  const before = beforeMark(rest.words);
  const people = peopleIn(rest).map((name) => saidAs(name, heard));
  const place = inOwnWords(comma ?? placeIn(rest), heard);
  const name = titleIn(rest.words) ?? (times.span === null ? null : mealIn(plain));
  const title = inOwnWords(name, heard);
  const span = name !== null && inEvening.test(name) ? ofEvening(times.span) : times.span;
  return { before, event: { title, place, people, minutes, ...times, span, video } };
};

/** 'With a video call', 'without a Meet link'. Without 'with', a video call is what the event is called. */
const videoIn = (rest: Rest): boolean | null => {
  const said = taken(rest, videoSaid);
  return said && said.groups?.['not'] === undefined;
};

/** 'Dinner at seven'. */
const ofEvening = (span: SpokenSpan | null): SpokenSpan | null => {
  if (span?.kind === 'hours')
    return { ...span, from: span.from && evening(span.from), to: span.to && evening(span.to) };
  if (span?.kind !== 'when' || span.when.kind !== 'on' || span.when.time === null) return span;
  return { kind: 'when', when: { ...span.when, time: evening(span.when.time) } };
};

const evening = ({ clock, part }: SpokenTime): SpokenTime => ({
  clock,
  part: part ?? (clock !== null && clock.hour >= 5 && clock.hour <= 11 ? 'evening' : null),
});

/** Cuts them out, longest sort first. */
const timesIn = (rest: Rest): Pick<SpokenEvent, 'allDay' | 'repeat' | 'minutes' | 'span'> => {
  const days = taken(rest, wholeDays);
  const isAllDay = days !== null || taken(rest, allDay) !== null;
  const repeat = repeatIn(rest);
  const minutes = days === null ? lengthIn(rest) : 1440 * Number(days.groups?.['days']);
  return { allDay: isAllDay, repeat, minutes, span: spanIn(rest) };
};

const fromTo = (words: string): string => words.replace(hoursAlone, ' from $1 to $2').trim();

const beforeMark = (words: string): string =>
  words.includes(mark) ? words.slice(0, words.indexOf(mark)).trim() : words;

const placeIn = (rest: Rest): string | null => taken(rest, placeLed)?.groups?.['place']?.trim() || null;

const inOwnWords = (plain: string | null, heard: string): string | null =>
  plain === null ? null : saidAs(plain, heard);

type Rest = { words: string };

/** Stands where words were cut out. */
const mark = '|';

const cut = (words: string, said: RegExp): string => words.replace(said, ` ${mark} `).replace(/\s+/g, ' ').trim();

/** Cuts out what the pattern finds, or its group `whole`. */
const taken = (rest: Rest, said: RegExp): RegExpExecArray | null => {
  const found = said.exec(rest.words);
  if (found) rest.words = spaced(rest.words.replace(found.groups?.['whole'] ?? found[0], ` ${mark} `));
  return found;
};

const spaced = (words: string): string => words.replace(/\s+/g, ' ').trim();

const lengthIn = (rest: Rest): number | null => {
  const found = forLength.exec(rest.words);
  const when = found?.groups?.['length'] === undefined ? null : parseWhen(found.groups['length'].split(' '));
  if (!found || when?.kind !== 'after') return null;
  rest.words = spaced(rest.words.replace(found[0], ` ${mark} `));
  return when.minutes;
};

/** 'In an hour' is a time. */
const forLength = new RegExp(`(?<!\\bin )(?:\\bfor )?(?<length>${lengthWords.source})(?! (?:from|later|ago)\\b)`);

const spanIn = (rest: Rest): SpokenSpan | null => {
  const first = nextSpan(rest);
  if (first === null) return null;
  const second = nextSpan({ words: rest.words });
  const both = second && (joined(first, second) ?? joined(second, first));
  if (both) nextSpan(rest);
  return both ?? first;
};

const nextSpan = (rest: Rest): SpokenSpan | null => {
  const [found] = spansIn({ words: rest.words.split(' '), span: null, minutes: null });
  if (!found?.span) return null;
  rest.words = spaced(found.words.join(' ').replace('{span}', mark));
  return found.span;
};

/** 'Tomorrow' and 'at one' with other words between them. */
const joined = (one: SpokenSpan, other: SpokenSpan): SpokenSpan | null => {
  const [day, time] = [momentIn(one), momentIn(other)];
  if (!day?.day || (day.time !== null && day.time.clock !== null)) return null;
  if (other.kind === 'hours' && other.day === null) return { ...other, day: day.day };
  if (!time?.time || time.day !== null) return null;
  return { kind: 'when', when: { kind: 'on', day: day.day, time: withPart(time.time, day.time) } };
};

const momentIn = (span: SpokenSpan): Extract<When, { kind: 'on' }> | null =>
  span.kind === 'when' && span.when.kind === 'on' ? span.when : null;

const withPart = (time: SpokenTime, other: SpokenTime | null): SpokenTime => ({
  clock: time.clock,
  part: time.part ?? other?.part ?? null,
});

/** Leaves the first day or part of day in the words: 'every Tuesday at ten' begins on Tuesday. */
const repeatIn = (rest: Rest): SpokenRepeat | null => {
  const found = repeatSaid.exec(rest.words);
  if (!found?.groups) return null;
  const { whole = '', adverb = '' } = found.groups;
  const named = found.groups['unit'] ?? found.groups['plural'] ?? '';
  rest.words = spaced(rest.words.replace(whole, ` ${mark} ${firstOf(named)} `));
  const isOther = found.groups['other'] !== undefined || everyOther.test(adverb);
  return { ...rhythmIn(named, adverb), every: isOther ? 2 : 1 };
};

const rhythmIn = (named: string, adverb: string): Pick<SpokenRepeat, 'unit' | 'weekdays'> => {
  const days = workdays.test(named) ? [1, 2, 3, 4, 5] : namedDays(named);
  return { unit: days.length > 0 ? 'week' : unitOf(adverb || named), weekdays: days };
};

const everyOther = /^(?:fortnightly|biweekly)$/;

const namedDays = (named: string): number[] =>
  named.split(' and ').flatMap((name) => weekdays.get(name) ?? weekdays.get(`${name}s`) ?? []);

const workdays = /^(?:weekdays?|workdays?|working days?)$/;

const firstOf = (named: string): string => {
  if (namedDays(named).length > 0) return `on ${named.split(' and ')[0] ?? ''}`;
  return /^(?:morning|afternoon|evening)$/.test(named) ? `in the ${named}` : '';
};

const unitOf = (said: string): SpokenRepeat['unit'] => {
  if (said === 'annually') return 'year';
  if (said === 'fortnightly' || said === 'biweekly') return 'week';
  const unit = repeatUnits.get(said);
  return unit === 'week' || unit === 'month' || unit === 'year' ? unit : 'day';
};

const peopleIn = (rest: Rest): string[] => {
  const names = taken(rest, withPeople)?.groups?.['names'];
  return names === undefined ? [] : namesIn(names).filter((name) => !alone.test(name));
};

/** 'Lunch with Ana Friday one, La Perla'. */
const placeAfterComma = (heard: string): string | null => {
  const [, last] = /,\s*(?:at |in )?([^,]{2,60})$/.exec(heard.trim().replace(/[.!?]+$/, '')) ?? [];
  const plain = last === undefined ? '' : normalize(last);
  const isTime = /^(?:for|from|every|with|and)\b/.test(plain) || timeIn(plain);
  return plain === '' || isTime ? null : plain;
};

const timeIn = (plain: string): boolean =>
  lengthWords.test(plain) || spansIn({ words: plain.split(' '), span: null, minutes: null }).length > 0;

const withoutPlace = (plain: string, place: string | null): string =>
  place !== null && plain.endsWith(place) ? `${plain.slice(0, -place.length)}`.replace(/ (?:at|in) $/, ' ') : plain;

const titleIn = (words: string): string | null => {
  const kept = words
    .split(mark)
    .map((part) => stripped(part.trim()))
    .filter((part) => part !== '');
  return kept.length === 0 ? null : kept.join(' ');
};

const stripped = (words: string): string => {
  const less = words.replace(looseEnds, '').trim();
  return less === words ? words : stripped(less);
};

/** 'Friday lunch' reads as a time. */
const mealIn = (plain: string): string | null => mealAlone.exec(plain)?.[0] ?? null;
