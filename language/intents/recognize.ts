// Finds the phrase that an utterance matches. It expands the templates once, a few at a time while the page is idle,
// and the rest with the first utterance.

import { createMatcher, type Match, type Matcher } from '#language/engine/matcher.ts';
import { memoizeRecent } from '#language/engine/memoize-recent.ts';
import { withLabel } from '#language/engine/slots/label-in.ts';
import { withWhen } from '#language/engine/slots/when-in.ts';
import type { Control } from './intent.ts';
import { phrases } from './phrase-book.ts';
import type { PhraseIntent } from './phrase-intent.ts';

/** All intents of a normalized utterance. The situation decides between them. */
export const recognize: (plain: string) => readonly PhraseIntent[] = memoizeRecent((plain) => {
  prepare(Number.POSITIVE_INFINITY);
  if (plain === '') return [];
  const words = plain.split(' ');
  const plainly = [...matcher.match(words).map(withNumber), ...withTimes(words, matcher)];
  // Any words could name a label, so other intents win.
  return plainly.length > 0 ? plainly : withName(words, matcher);
});

/** Expands the next templates, of some 1,400. True once all are done. */
export const prepare = (templates: number): boolean => {
  for (let n = 0; n < templates; n += 1) {
    const { done, value } = unwritten.next();
    if (done) return true;
    matcher.add(value.template, value.intent);
  }
  return false;
};

const unwritten = phrases();
const matcher: Matcher<PhraseIntent> = createMatcher();

const withTimes = (words: readonly string[], among: Matcher<PhraseIntent>): PhraseIntent[] =>
  withWhen(words).flatMap(({ words: around, when }) =>
    among.match(around).map(({ intent }) => (intent.kind === 'defer' ? { ...intent, when } : intent)),
  );

/** The shortest possible name, since the rest belongs to the phrase. */
const withName = (words: readonly string[], among: Matcher<PhraseIntent>): PhraseIntent[] => {
  for (const { words: around, said } of withLabel(words)) {
    const match = among.match(around).flatMap(({ intent }) => (intent.kind === 'label' ? [{ ...intent, said }] : []));
    if (match.length > 0) return match;
  }
  return [];
};

const withNumber = ({ intent, number }: Match<PhraseIntent>): PhraseIntent =>
  intent.kind === 'control' && number !== null ? { ...intent, control: set(intent.control, number) } : intent;

const set = (control: Control, number: number): Control => {
  if (control.kind === 'next' || control.kind === 'previous') return { ...control, count: number };
  return control.kind === 'speed' ? { ...control, rate: number } : control;
};
