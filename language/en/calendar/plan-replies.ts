// What Flow says of a plan that clears a time, and of being late. Callers quote titles and shorten names first.
import { listedAnd } from './finding-replies.ts';
import { crowdWords } from './guest-words.ts';

export type SaidPlan = {
  /** Title and new time of each. */
  moves: readonly (readonly [title: string, time: string])[];
  declines: readonly string[];
  stays: readonly string[];
  stuck: readonly string[];
  /** They would begin before now. */
  past: readonly string[];
  /** What a moved event then meets: own events, and guests who are busy. */
  clashes: readonly { title: string; own: readonly string[]; busy: readonly string[] }[];
  /** Names of people who hear of it. */
  hear: readonly string[];
  /** They are so many that a yes is not enough. */
  crowd: { people: number; outside: number } | null;
};

export const planQuestion = ({ moves, declines, stays, stuck, past, clashes, hear, crowd }: SaidPlan): string =>
  [
    moves.length > 0 && `${listedAnd(moves.map(([title, time]) => `${title} moves to ${time}`))}.`,
    declines.length > 0 && `I decline ${listedAnd(declines)}.`,
    stays.length > 0 && `${listedAnd(stays)} ${stays.length === 1 ? 'stays' : 'stay'}.`,
    stuck.length > 0 && `I found no other time for ${listedAnd(stuck)}, so ${staying(stuck)}.`,
    past.length > 0 && `${listedAnd(past)} would begin in the past, so ${staying(past)}.`,
    ...clashes.flatMap(({ title, own, busy }) => [
      own.length > 0 && `${title} then overlaps ${listedAnd(own)}.`,
      busy.length > 0 && `${listedAnd(busy)} ${busy.length === 1 ? 'is' : 'are'} busy at the new time of ${title}.`,
    ]),
    (crowd !== null || hear.length > 0) && hearing(hear, crowd),
    'Do it?',
  ]
    .filter((part) => part !== false)
    .map(capital)
    .join(' ');

const staying = (titles: readonly string[]): string => (titles.length === 1 ? 'it stays' : 'they stay');

const hearing = (names: SaidPlan['hear'], crowd: SaidPlan['crowd']): string => {
  if (crowd !== null) return `${crowdWords(crowd)} hear of it.`;
  const whom = names.length > 3 ? `${names.length} people` : listedAnd(names);
  return `${whom} ${names.length === 1 ? 'hears' : 'hear'} of it.`;
};

export const planReplies = {
  /** `when`: 'this afternoon'. */
  clear: (when: string) => `Nothing to move ${when}.`,
  onlyStays: (titles: readonly string[]) => `${capital(listedAnd(titles))} can’t move, so nothing changes.`,
  tooMany: (count: number) => `That’s ${count} meetings. I plan at most eight at a time. Name a shorter stretch.`,
  done: (moved: number, declined: number) =>
    `Done. ${listedAnd([...(moved > 0 ? [`${moved} moved`] : []), ...(declined > 0 ? [`${declined} declined`] : [])])}.`,
  refused: (titles: readonly string[]) => `I couldn’t change ${listedAnd(titles)}.`,
  unseen: (count: number) => `I didn’t see the calendars of ${count} guests.`,
  anew: 'That plan is a few minutes old, so I looked again.',
  declineNote: 'I can’t make it then after all.',
} as const;

export const lateReplies = {
  nobody: 'No meeting with guests is on now or within the hour. To write to somebody, say “new mail to” and the name.',
  subject: (title: string) => `Running late: ${title}`,
  late: (minutes: number | null) =>
    minutes === null ? 'I’m running late.' : `I’m running ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} late.`,
  without: 'I’m running late. Please start without me.',
  meeting: 'our meeting',
} as const;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
