// What Flow says of a thread and of several mails, in US English. Words of a mail stand in quotation marks after their writer's name.
import { ended } from '#language/en/engine/end-sentence.ts';

/** `who`: null for the person themselves. */
export type SaidLine = {
  kind: 'ask' | 'decision' | 'change' | 'figure';
  who: string | null;
  when: string;
  words: string;
};

/** 'Still open: Dana asked on Friday: “…”' */
export const threadWords = (lines: readonly SaidLine[]): string => lines.map(lineWords).join(' ');

export const noThreadSummary = 'Nothing in this thread is asked, decided or changed.';
export const noChange = 'Nothing has changed since you last wrote.';
export const noDecision = 'I find no decision in this thread.';

export const decidedWords = ({ who, when, words }: Omit<SaidLine, 'kind'>): string =>
  ended(`${who ?? 'You'} ${onDay(when)}: “${words}”`);

export const digestWords = (count: number, lines: readonly string[], left: number): string =>
  `${count === 1 ? 'One' : count}. ${lines.map(ended).join(' ')}${left > 0 ? ` ${left} more. Go on?` : ''}`;

export const digestNext = (lines: readonly string[], left: number): string =>
  `${lines.map(ended).join(' ')}${left > 0 ? ` ${left} more. Go on?` : ''}`;

export const noneOfThem = 'There are none here.';

const lineWords = ({ kind, who, when, words }: SaidLine): string =>
  ended(`${leads[kind](who ?? 'You', who === null)} ${onDay(when)}: “${words}”`);

const leads: Record<SaidLine['kind'], (who: string, own: boolean) => string> = {
  ask: (who, own) => (own ? 'You wait for an answer. You asked' : `Still open: ${who} asked`),
  decision: (who) => `Decided: ${who} wrote`,
  change: (who) => `Changed: ${who} wrote`,
  figure: (who) => `${who} wrote`,
};

const onDay = (when: string): string => (/^(?:today|yesterday)$/.test(when) ? when : `on ${when}`);
