// What Flow says of promises, in US English. Words of a mail stand in quotation marks.
import { ended } from '#language/en/engine/end-sentence.ts';
import { daysShown, isWeekday, type PromiseDays } from './promise-days.ts';

export type SaidPromise = {
  kind: 'mine' | 'theirs' | 'asked-me' | 'asked-them';
  who: string;
  words: string;
  /** 'today', 'Friday', '3 Dec'. Null without a day. */
  due: string | null;
  /** The day is over. */
  late: boolean;
};

export type Side = 'owe' | 'wait' | 'both';

export const noPromises = (side: Side, who: string | null, days: PromiseDays | null): string => {
  if (days !== null) return noneOn(side, who, days);
  const whom = who === null ? '' : ` with ${who}`;
  if (side === 'both') return `Nothing is open${whom}.`;
  if (side === 'owe')
    return who === null ? 'You owe nobody anything that I can find.' : `I find nothing that you owe ${who}.`;
  return who === null ? 'You’re waiting for nothing that I can find.' : `I find nothing that ${who} owes you.`;
};

const noneOn = (side: Side, who: string | null, days: PromiseDays): string => {
  const when = onDays(days);
  if (side === 'wait') return `I find nothing that ${who ?? 'anybody'} owes you${when}.`;
  if (side === 'both') return `Nothing is open${who === null ? '' : ` with ${who}`}${when}.`;
  if (days.said === 'late') return `I find nothing overdue${who === null ? '' : ` with ${who}`}.`;
  const does = days.of === 'made' ? 'promised' : 'owe';
  return `I find nothing open that you ${does}${who === null ? '' : ` ${who}`}${when}.`;
};

/** ', by Friday', ', due this week', ', from last week'. */
const onDays = ({ of, said }: PromiseDays): string => {
  if (said === 'late') return ', overdue';
  const days = daysShown(said);
  if (of === 'made') return isWeekday(said) ? ` on ${days}` : ` ${days}`;
  return isWeekday(said) ? `, due by ${days}` : `, due ${days}`;
};

/** 'You owe 2 promises and 12 answers.' */
export const promiseCount = (
  side: Side,
  promises: number,
  requests: number,
  days: PromiseDays | null = null,
): string => {
  const parts = [...counted(promises, 'promise'), ...counted(requests, 'answer')];
  const what = `${parts.join(' and ')}${days === null ? '' : fromDays(days)}`;
  if (side === 'wait') return `You’re waiting for ${what}.`;
  return side === 'owe' ? `You owe ${what}.` : `${what} ${promises + requests === 1 ? 'is' : 'are'} open.`;
};

const counted = (count: number, noun: string): string[] =>
  count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`];

const fromDays = (days: PromiseDays): string =>
  days.of === 'due' || days.said === 'late' ? onDays(days) : ` from ${daysShown(days.said)}`;

/** 'First, to Henrik by Wednesday: “…”' */
export const promiseLine = (nth: number, { kind, who, words, due, late }: SaidPromise): string => {
  const day = due === null ? '' : late ? `, due ${due}` : `, by ${due}`;
  return ended(`${order[nth] ?? 'Then'}, ${leads[kind](who)}${day}: “${words}”`);
};

export const morePromises = (left: number): string => `${left} more. Go on?`;

export const doneWith = (who: string): string => `Done with ${who}.`;
export const droppedFrom = (who: string): string => `Dropped: that’s no promise to ${who}.`;
export const droppedTheirs = (who: string): string => `Dropped what ${who} wrote.`;
export const noSuchPromise = (count: number): string => `I named ${count === 1 ? 'only one' : `only ${count}`}.`;
export const promisesFailed = 'I couldn’t look that up.';
export const onlyFromHere = 'Only from the mail on this device.';

const order = ['First', 'Second', 'Third'];

const leads: Record<SaidPromise['kind'], (who: string) => string> = {
  mine: (who) => `you told ${who}`,
  'asked-me': (who) => `${who} asks`,
  theirs: (who) => `${who} told you`,
  'asked-them': (who) => `you asked ${who}`,
};
