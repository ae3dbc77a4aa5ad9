// Replies about a day. Titles come from other people, so Flow quotes them short, and never as its own words.

export type SaidMeeting = { title: string; clock: string; people: readonly string[]; more: number };

export type SaidAgenda = {
  /** 'today', 'tomorrow', 'on Friday'. */
  day: string;
  count: number;
  wholeDays: readonly string[];
  next: SaidMeeting | null;
  /** Pairs of titles that overlap. */
  clashes: readonly (readonly [string, string])[];
  /** Invitations from people the person does not know. Flow only counts them. */
  strangers: number;
};

/** Count, whole days, the next one, then what is odd. Never a list. */
export const agendaWords = ({ day, count, wholeDays, next, clashes, strangers }: SaidAgenda): string =>
  [
    count === 0 ? `Nothing ${day}.` : `${capital(counted(count, 'meeting'))} ${day}.`,
    wholeDays.length > 0 && `All day: ${listed(wholeDays)}.`,
    next && `Next: ${meetingWords(next)}.`,
    clashes.length > 0 && clashWords(clashes),
    strangers > 0 && `${capital(counted(strangers, 'invitation'))} from people you don’t know.`,
  ]
    .filter((part) => part !== null && part !== false)
    .join(' ');

/** 'Next: pricing review at 9:30, in 24 minutes.' */
export const nextWords = (meeting: SaidMeeting | null, minutes: number): string => {
  if (meeting === null) return 'Nothing more this week.';
  if (minutes <= 0) return `Now: ${meetingWords(meeting)}.`;
  const wait = minutes < 90 ? `, in ${counted(minutes, 'minute')}` : '';
  return `Next: ${meetingWords(meeting)}${wait}.`;
};

export const privateWords = 'a private appointment';
export const untitledWords = 'something without a title';

/** The first eight words, without links. */
export const saidTitle = (title: string): string => {
  const words = title
    .replace(/https?:\S+/g, '')
    .split(/\s+/)
    .filter(Boolean);
  return words.length === 0 ? untitledWords : words.slice(0, 8).join(' ');
};

const meetingWords = ({ title, clock, people, more }: SaidMeeting): string => {
  const others = more > 0 ? [...people, counted(more, 'other')] : people;
  return `${title} at ${clock}${others.length > 0 ? `, with ${listed(others)}` : ''}`;
};

const clashWords = (clashes: readonly (readonly [string, string])[]): string => {
  const [first] = clashes;
  if (clashes.length > 1 || first === undefined) return `${capital(counted(clashes.length, 'clash', 'clashes'))}.`;
  return `One clash: ${first[0]} and ${first[1]}.`;
};

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numbers[count] ?? count} ${count === 1 ? one : many}`;

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
