// What Flow says of promises, in US English. Words of a mail stand in quotation marks.
import { ended } from '#language/en/engine/end-sentence.ts';
import type { NamedDays, PromiseDays } from './promise-days.ts';

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
  if (side === 'both') return `Nothing is open${withWhom(who)}.`;
  if (side === 'owe')
    return who === null ? 'You owe nobody anything that I can find.' : `I find nothing that you owe ${who}.`;
  return who === null ? 'You’re waiting for nothing that I can find.' : `I find nothing that ${who} owes you.`;
};

const noneOn = (side: Side, who: string | null, days: PromiseDays): string => {
  const whom = who === null ? '' : ` ${who}`;
  if (side === 'both') return `Nothing is open${withWhom(who)}, ${onDays(days)}.`;
  if (days.of === 'made' && side === 'owe')
    return `I find nothing open that you promised${whom} ${promisedOn(days.days)}.`;
  const what = side === 'owe' ? `you owe${whom}` : `${who ?? 'anybody'} owes you`;
  return `Nothing that ${what} is ${onDays(days)}.`;
};

/** 'on Friday', 'last week'. */
const promisedOn = ({ unit, shown }: NamedDays): string => (unit === 'weekday' ? `on ${shown}` : shown);

const withWhom = (who: string | null): string => (who === null ? '' : ` with ${who}`);

/** 'due by Friday', 'due this week', 'overdue', 'from last week'. */
const onDays = (asked: PromiseDays): string => {
  if (asked.of === 'late') return 'overdue';
  const { unit, shown } = asked.days;
  if (asked.of === 'made') return `from ${shown}`;
  return unit === 'weekday' ? `due by ${shown}` : `due ${shown}`;
};

/** 'You owe 2 promises and 12 answers.' */
export const promiseCount = (side: Side, promises: number, requests: number, days: PromiseDays | null): string => {
  const parts = [...counted(promises, 'promise'), ...counted(requests, 'answer')];
  const what = parts.join(' and ');
  const when = days === null ? '' : `${days.of === 'made' ? '' : ','} ${onDays(days)}`;
  if (side === 'wait') return `You’re waiting for ${what}${when}.`;
  return side === 'owe'
    ? `You owe ${what}${when}.`
    : `${what} ${promises + requests === 1 ? 'is' : 'are'} open${when}.`;
};

const counted = (count: number, noun: string): string[] =>
  count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`];

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
