// Every example works: Flow understands each sentence that a page shows, as the page claims.
import type { AnyPage } from '#marketing/families/families.ts';
import type { Example } from '#marketing/families/page.ts';
import { situationNames, situationOf } from './situations.ts';
import { textsOf } from './texts.ts';
import { type Understood, understoodOf } from './understood.ts';

export type Spoken = Pick<Example, 'say' | 'state' | 'command' | 'with' | 'labels'>;

export const exampleFaults = (of: AnyPage): string[] => [
  ...spokenIn(of).flatMap(({ place, spoken }) => faultsOf(place, spoken)),
  ...textsOf(of.page).flatMap(({ place, text }) => quotesIn(text).flatMap((words) => quoteFaults(place, words))),
];

/** Every sentence with a claimed command. */
export const spokenIn = ({ family, page }: AnyPage): { place: string; spoken: Spoken }[] => [
  ...page.examples.map((spoken, nth) => ({ place: `examples.${nth}`, spoken })),
  ...(family === 'use-case'
    ? page.after.flatMap((turn, nth) => (turn.who === 'you' ? [{ place: `after.${nth}`, spoken: turn }] : []))
    : []),
];

const faultsOf = (place: string, { say, state, command, with: details, labels }: Spoken): string[] => {
  const situation = situationOf(state, labels);
  if (situation === null) return [`${place}: no state "${state}"; there are ${situationNames.join(', ')}`];
  const got = understoodOf(say, situation);
  if (isNothing(got)) return [`${place}: "${say}" does not work (${state}): Flow understood ${line(got)}`];
  if (got.command === command && got.details === (details ?? '')) return [];
  return [
    `${place}: "${say}" (${state}): Flow understood ${line(got)}, and the page claims ${claimed(command, details)}`,
  ];
};

/** Not understood, not supported yet, or only after a question. */
const isNothing = ({ command }: Understood): boolean =>
  command === 'fallback' || command.split('&').some((one) => one.startsWith('no:')) || isAsked(command);

/** 'archive?' is a question. 'remind?' and 'remind?+archive' are commands: a reminder unless somebody answers. */
const isAsked = (command: string): boolean => command.endsWith('?') && command !== 'remind?';

const line = ({ command, details }: Understood): string => claimed(command, details === '' ? undefined : details);

const claimed = (command: string, details: string | undefined): string =>
  details === undefined ? `command: '${command}'` : `command: '${command}', with: ${JSON.stringify(details)}`;

const quotesIn = (text: string): string[] => [...text.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words);

/** Straight quotes in any sentence hold what the reader says to Flow. */
const quoteFaults = (place: string, words: string): string[] => {
  const works = situationNames.some((state) => worksIn(words.replace(/[.,]$/, ''), state));
  return works
    ? []
    : [`${place}: "${words}" does not work in any state. Other people's words stand in 'single' quotes`];
};

const worksIn = (words: string, state: string): boolean => {
  const situation = situationOf(state);
  const got = situation && understoodOf(words, situation);
  return got !== null && !isNothing(got) && got.command !== 'dictate';
};
