// Replies in US English after Flow puts, moves, changes or cancels an event. Callers pass titles through `quotedTitle` first.
import type { EventScope } from '#language/calendar/event-request.ts';

/** `when`: 'Friday 9:00 to 12:00'. `repeats`: 'every week', or null. */
export const putReply = (title: string, when: string, repeats: string | null): string =>
  `${title}, ${when}${repeats === null ? '' : `, ${repeats}`}.`;

export const blockedTitle = 'Blocked';
/** With guests, and without a title of its own. */
export const meetingTitle = 'Meeting';

export const clashReply = (title: string, when: string): string => `It clashes with ${title}, ${when}.`;

export const movedReply = (title: string, when: string, scope: EventScope): string =>
  `${capital(title)} is now ${when}${alsoWords[scope]}.`;

export const renamedReply = (title: string, scope: EventScope): string => `Renamed to ${title}${alsoWords[scope]}.`;

export const placedReply = (title: string, place: string, scope: EventScope): string =>
  `${capital(title)} is at ${place}${alsoWords[scope]}.`;

/** `day`: 'tomorrow', 'on Friday'. */
export const cancelledReply = (title: string, day: string, scope: EventScope, isSeries: boolean): string => {
  if (!isSeries) return `Cancelled ${title}, ${day}.`;
  if (scope === 'this') return `Cancelled ${title} ${day}. The others stay.`;
  return scope === 'all' ? `Cancelled every ${title}.` : `Cancelled ${title} ${day} and every later one.`;
};

/** How much of a series a change is for. */
export const alsoWords: Record<EventScope, string> = {
  this: '',
  following: ', and every later one as well',
  all: ', and every other one as well',
};

export const eventQuestions = {
  when: (title: string) => `When is ${title}?`,
  /** `day`: 'on Friday'. */
  whatTime: (title: string, day: string) => `What time is ${title} ${day}?`,
  whichTime: (day: string) => `What time ${day}?`,
  toWhen: (title: string) => `When should ${title} be?`,
  /** `then`: 'today at 9:00'. */
  passed: (then: string, later: string) => `${capital(then)} has passed. ${capital(later)}?`,
  which: (options: readonly string[]) => `Which? ${either(options)}?`,
  /** 'Just tomorrow’s, or every weekday?' */
  scope: (day: string, every: string) => `Just ${day}, or ${every}?`,
} as const;

export const eventRefusals = {
  already: (title: string) => `${capital(title)} is then already.`,
  noClock: (title: string) => `${capital(title)} takes whole days. Say which days instead.`,
  short: (title: string) => `Nothing would be left of ${title}.`,
  left: 'All right. Nothing changed.',
} as const;

/** Questions before a change that guests would hear of. `whom`: 'Ana and Raj'. `when`: 'Friday 14:00 to 14:30'. */
export const guestQuestions = {
  invite: (what: string, whom: string) => `${what} Invite ${whom}?`,
  move: (title: string, when: string, whom: string) => `That moves ${title} to ${when}, for ${whom}, too. Tell them?`,
  cancel: (title: string, when: string, whom: string) => `That cancels ${title}, ${when}, for ${whom}, too. Tell them?`,
  rename: (title: string, whom: string) => `That renames it to ${title}, for ${whom}, too. Tell them?`,
  place: (title: string, place: string, whom: string) => `That puts ${title} at ${place}, for ${whom}, too. Tell them?`,
  /** Two people have that name, or one is not known. */
  which: (people: readonly string[]) => `Which? ${either(people)}?`,
  perhaps: (person: string) => `Do you mean ${person}?`,
} as const;

export const guestRefusals = {
  unknown: (name: string) => `I know nobody called ${name}. Say an address, or add them on the calendar.`,
  /** Never written to: a spoken yes is not enough. */
  tap: (whom: string) => `You’ve never written to ${whom}, so I need a tap. Press Invite to go ahead.`,
  /** `button`: what the card's first button says. */
  number: (button: string) =>
    `A yes isn’t enough for so many people. Press ${button}, or say the number on the screen.`,
} as const;

export const undoneReplies = {
  schedule: 'Undone. It’s off your calendar.',
  'block-time': 'Undone. It’s off your calendar.',
  'hold-times': 'Undone. Those times are free again.',
  reschedule: 'Undone. It’s back at its old time.',
  'edit-event': 'Undone. It’s as it was.',
  'cancel-event': 'Undone. It’s back on your calendar.',
} as const;

export const redoneReply = 'Done again.';

/** The choice between one instance, the following ones and the whole series, with the answers a person may give. */
export const scopeOptions = (day: string, every: string) => ({
  options: [`Just ${day}`, 'From then on', capital(every)],
  said: [
    [
      day,
      'this',
      'this one',
      'just this one',
      'only this one',
      'the next one',
      'once',
      'just once',
      'only that one',
      'that one',
      'one',
      'just the one',
      `only ${day}`,
      `just ${day}`,
    ],
    [
      'from now on',
      'from then on',
      'from there on',
      'all following',
      'this and following',
      'and all following',
      'that one and later',
      'the following too',
      'all later ones',
      `from ${day} on`,
    ],
    [
      every,
      'all',
      'all of them',
      'every one',
      'every one of them',
      'the whole series',
      'the series',
      'everything',
      'all',
      'both',
      'every time',
    ],
  ],
});

/** `weekdays`: names, when the series has them. */
export const rhythmWords = (
  unit: 'day' | 'weekday' | 'week' | 'month' | 'year' | null,
  weekday: string | null,
): string => {
  if (weekday !== null) return `every ${weekday}`;
  return unit === null ? 'all of them' : `every ${unit}`;
};

export const everyOther = (every: string): string => every.replace(/^every /, 'every other ');

/** 'tomorrow’s', 'the one on Friday'. */
export const oneOfSeries = (day: string): string =>
  day === 'today' || day === 'tomorrow' ? `${day}’s` : `the one ${day}`;

/** 'Friday 9:00 to 12:00', 'Friday, all day', 'Monday to Friday, all day'. */
export const spanReply = {
  clock: (day: string, from: string, to: string) => `${day} ${from} to ${to}`,
  overnight: (day: string, from: string, lastDay: string, to: string) => `${day} ${from} to ${lastDay} ${to}`,
  days: (first: string, last: string | null) => `${first}${last === null ? '' : ` to ${last}`}, all day`,
} as const;

/** `theirs` and `own`: 'today at 15:00'. */
export const conflictQuestion = (title: string, theirs: string, own: string): string =>
  `${capital(title)} was moved to ${theirs} elsewhere meanwhile. You wanted ${own}. Keep ${theirs}, or move it to ${own}?`;

export const conflictOptions = (theirs: string, own: string) => ({
  options: [`Keep ${theirs}`, `Move it to ${own}`],
  said: [
    [theirs, 'keep', 'keep it', 'keep that', 'keep theirs', 'theirs', 'leave it', 'leave it there', 'no'],
    [own, 'move', 'move it', 'mine', 'move it anyway', 'the time i wanted', 'yes move it'],
  ],
});

export const conflictReplies = {
  kept: (title: string, theirs: string) => `${capital(title)} stays ${theirs}.`,
  moved: (title: string, own: string) => `${capital(title)} moves to ${own}.`,
} as const;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const listed = (parts: readonly string[], word = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;

const either = (parts: readonly string[]): string => listed(parts, 'or');
