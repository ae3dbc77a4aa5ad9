// Answers about the calendar, in US English. Titles and places are other people's words, so quotation marks surround them.

/** `title`: as `quotedTitle` makes it. `clock`: '9:30'. */
export type SaidEvent = {
  title: string;
  clock: string;
  day: string;
  minutes: number;
  people: readonly string[];
  more: number;
  online: string | null;
};

export type SaidStretch = { from: string; to: string };

export type SaidList = {
  /** 'today', 'on Thursday', 'next week'. */
  name: string;
  count: number;
  /** All of them are over. */
  isOver: boolean;
  wholeDays: readonly string[];
  next: SaidEvent | null;
  /** The next one is in another day than the first of the span. */
  withDay: boolean;
  free: SaidStretch | null;
  clashes: readonly { titles: readonly [string, string]; clock: string }[];
  strangers: number;
  asks: boolean;
};

/** Count, whole days, the next one, the longest gap, then what is odd. Never a list. */
export const listReply = (of: SaidList): string =>
  joined([
    of.count === 0
      ? `Nothing ${of.name}.`
      : `${capital(counted(of.count, 'meeting'))} ${of.name}${of.isOver ? ', all over' : ''}.`,
    of.wholeDays.length > 0 && `All day: ${listed(of.wholeDays)}.`,
    of.next && `Next: ${eventWords(of.next, of.withDay)}.`,
    of.free && `You’re free from ${of.free.from} to ${of.free.to}.`,
    clashWords(of.clashes),
    of.strangers > 0 && `${capital(counted(of.strangers, 'invitation'))} from people you don’t know.`,
    of.asks && readRest,
  ]);

export const readRest = 'Read the rest?';

export const countReply = (name: string, count: number, left: number): string => {
  if (count === 0) return `No meetings ${name}.`;
  const still = left < count && left > 0 ? `, ${numbers[left] ?? left} still to come` : '';
  return `${capital(counted(count, 'meeting'))} ${name}${still}.`;
};

/** Up to three, then a question. */
export const restReply = (events: readonly SaidEvent[], withDay: boolean, more: number): string =>
  joined([
    ...events.map((one) => `${capital(eventWords(one, withDay))}.`),
    more > 0 && `${capital(counted(more, 'more', 'more'))}. Go on?`,
  ]);

export const nextReply = (event: SaidEvent | null, minutes: number): string => {
  if (event === null) return 'Nothing more in the next two weeks.';
  if (minutes <= 0) return `Now: ${eventWords(event, false)}.`;
  const wait = minutes < 90 ? `, in ${counted(minutes, 'minute')}` : '';
  return `Next: ${eventWords(event, true)}${wait}.`;
};

export const endReply = (which: 'first' | 'last', name: string, event: SaidEvent | null, until: string): string => {
  if (event === null) return `Nothing ${name}.`;
  return which === 'first'
    ? `First ${name}: ${eventWords(event, false)}.`
    : `Last ${name}: ${eventWords(event, false)}, until ${until}.`;
};

/** `when`: 'today at 15:00' or 'tomorrow afternoon'. */
export const freeReply = (of: {
  when: string;
  busy: boolean;
  with: readonly { title: string; until: string }[];
  freeAt: string | null;
  freeUntil: string | null;
  allDay: readonly string[];
}): string => {
  const [meeting] = of.with;
  const also = of.allDay.length > 0 ? ` All day: ${listed(of.allDay)}.` : '';
  if (meeting === undefined) {
    const until = of.freeUntil === null ? '' : `, until ${of.freeUntil}`;
    return `${of.busy ? 'No' : 'Yes'}, you’re free ${of.when}${until}.${also}`;
  }
  const then = of.freeAt === null ? '' : ` Free at ${of.freeAt}.`;
  return `${of.busy ? 'Yes' : 'No'}, ${of.when} you have ${meeting.title} until ${meeting.until}.${then}${also}`;
};

/** A stretch with meetings and gaps. */
export const partlyFreeReply = (
  when: string,
  busy: boolean,
  meetings: readonly string[],
  free: readonly SaidStretch[],
): string => {
  const some = `${counted(meetings.length, 'meeting')} ${when}${meetings.length <= 2 ? `: ${listed(meetings)}` : ''}`;
  if (free.length === 0) return `${busy ? 'Yes' : 'No'}, ${some}. No time is left between.`;
  return `${busy ? 'Partly' : 'Not all of it'}: ${some}. Free ${listed(free.map(stretchWords))}.`;
};

export const openingsReply = (
  days: readonly { name: string; free: readonly SaidStretch[] }[],
  name: string,
  minutes: number,
): string => {
  if (days.length === 0) return `No ${minutes} minutes are free ${name}.`;
  return joined(days.map(({ name: day, free }) => `${capital(day)}: ${listed(free.map(stretchWords))}.`));
};

export const timeReply = (event: SaidEvent): string =>
  `${event.title} is ${event.day} at ${event.clock}, for ${lengthName(event.minutes)}.`;

export const wholeDayReply = (title: string, day: string): string => `${title} is ${day}, all day.`;

export const placeReply = (title: string, place: string | null, online: string | null): string => {
  if (place === null && online === null) return `${title} has no place.`;
  if (place === null) return `${title} is on ${online}.`;
  return `${title} is at ${place}${online === null ? '' : `, and on ${online}`}.`;
};

export const peopleReply = (title: string, names: readonly string[], more: number, declined: number): string => {
  if (names.length === 0) return `${title} has no guests.`;
  const others = more > 0 ? [...names, counted(more, 'other')] : names;
  return `${title} is with ${listed(others)}.${declined > 0 ? ` ${capital(counted(declined, 'person', 'people'))} declined.` : ''}`;
};

export const lengthReply = (event: SaidEvent, until: string): string =>
  `${event.title} takes ${lengthName(event.minutes)}, until ${until}.`;

export const joinReplies = {
  opening: (kind: string) => `Opening ${kind}.`,
  press: (kind: string) => `Your browser wants a press. Choose Join to open ${kind}.`,
  none: (title: string) => `${title} has no video link.`,
  other: (title: string) => `The link of ${title} isn’t one I open by voice. Choose it on the calendar.`,
} as const;

export const calendarReplies = {
  coming: 'I have nothing of your calendar on this device yet.',
  demonstration: 'The demonstration has no calendar. Yours is here once you sign in.',
  scope: 'I may not see your calendar. Open the calendar and choose Reconnect.',
  off: 'The Calendar API is off for this Flow. Whoever runs it can switch it on. Your mail goes on.',
  nothingNow: 'Nothing is on now, and nothing more today.',
  which: (one: string, other: string) => `Which? ${one}, or ${other}?`,
  notFound: (words: string) => `I find ${words} nowhere in your calendar.`,
  notFoundThen: 'I find nothing there in your calendar.',
  thisEvent: 'such a meeting',
} as const;

export const privateAppointment = 'a private appointment';

/** The first eight words, in quotation marks, without links, codes and phone numbers. */
export const quotedTitle = (title: string): string => {
  const words = quotable(title, 8);
  return words === '' ? 'something without a title' : `“${words}”`;
};

export const quotedPlace = (place: string): string | null => {
  const words = quotable(place, 12);
  return words === '' ? null : `“${words}”`;
};

const longestWord = 40;

const quotable = (text: string, most: number): string =>
  text
    .normalize('NFKC')
    .replace(/(?:https?:|www\.)\S*/gi, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\+?\d[\d\s()./-]{5,}\d/g, '')
    .replace(/[“”"\p{C}]/gu, '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, most)
    // A title may be one word without end.
    .map((word) => word.slice(0, longestWord).toWellFormed())
    .join(' ')
    .replace(/[,;:|–-]+$/, '')
    .trim();

/** '“Pricing review” at 9:30, 45 minutes, with Priya and two others, on Meet'. */
const eventWords = ({ title, day, clock, minutes, people, more, online }: SaidEvent, withDay: boolean): string => {
  const others = more > 0 ? [...people, counted(more, 'other')] : people;
  const when = withDay && day !== 'today' ? `${day} at ${clock}` : `at ${clock}`;
  return [
    `${title} ${when}`,
    lengthName(minutes),
    others.length > 0 && `with ${listed(others)}`,
    online !== null && `on ${online}`,
  ]
    .filter((part) => part !== false)
    .join(', ');
};

const lengthName = (minutes: number): string => {
  if (minutes < 60 || minutes % 30 !== 0) return minutes > 90 ? hoursAndMinutes(minutes) : counted(minutes, 'minute');
  if (minutes === 60) return 'an hour';
  if (minutes === 90) return 'an hour and a half';
  return minutes % 60 === 0 ? counted(minutes / 60, 'hour') : hoursAndMinutes(minutes);
};

const hoursAndMinutes = (minutes: number): string =>
  `${counted(Math.floor(minutes / 60), 'hour')} ${counted(minutes % 60, 'minute')}`;

const clashWords = (clashes: SaidList['clashes']): string | false => {
  const [first] = clashes;
  if (first === undefined) return false;
  if (clashes.length > 1) return `${capital(counted(clashes.length, 'clash', 'clashes'))}.`;
  return `One clash: ${first.titles[0]} and ${first.titles[1]}, at ${first.clock}.`;
};

const stretchWords = ({ from, to }: SaidStretch): string => `from ${from} to ${to}`;

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numbers[count] ?? count} ${count === 1 ? one : many}`;

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const joined = (parts: readonly (string | false | null)[]): string =>
  parts.filter((part) => part !== false && part !== null).join(' ');
