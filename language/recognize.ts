// Finds which of Flow's phrases an utterance is. The templates are written out once, when the first utterance comes.
import { createMatcher, type Match, type Matcher } from './matcher.ts';
import type { Meaning } from './meaning.ts';
import { phraseBook } from './phrase-book.ts';
import { withLabel } from './slots/label-in.ts';
import { withWhen } from './slots/when-in.ts';
import type { Control } from './understanding.ts';

/** The meanings of an utterance in its plain form; which of them holds is the situation's to say. */
export const recognize = (plain: string): Meaning[] => {
  matcher ??= compiled();
  if (plain === '') return [];
  const words = plain.split(' ');
  const plainly = [...matcher.match(words).map(withNumber), ...withTimes(words, matcher)];
  // A label may be called anything, so that whatever has a meaning of its own is that.
  return plainly.length > 0 ? plainly : withName(words, matcher);
};

/** What the words mean where some of them say a time; a phrase that has one is of things put off. */
const withTimes = (words: readonly string[], among: Matcher<Meaning>): Meaning[] =>
  withWhen(words).flatMap(({ words: around, when }) =>
    among.match(around).map(({ meaning }) => (meaning.kind === 'put-off' ? { ...meaning, when } : meaning)),
  );

/** What the words mean where some of them are a label's name: as few as will do, since the rest is what is said of it. */
const withName = (words: readonly string[], among: Matcher<Meaning>): Meaning[] => {
  for (const { words: around, said } of withLabel(words)) {
    const found = among
      .match(around)
      .flatMap(({ meaning }) => (meaning.kind === 'label' ? [{ ...meaning, said }] : []));
    if (found.length > 0) return found;
  }
  return [];
};

let matcher: Matcher<Meaning> | undefined;

const compiled = (): Matcher<Meaning> => {
  const fresh = createMatcher<Meaning>();
  for (const { template, meaning } of phraseBook()) fresh.add(template, meaning);
  return fresh;
};

const withNumber = ({ meaning, number }: Match<Meaning>): Meaning =>
  meaning.kind === 'control' && number !== null ? { ...meaning, control: set(meaning.control, number) } : meaning;

const set = (control: Control, number: number): Control => {
  if (control.kind === 'next' || control.kind === 'previous') return { ...control, count: number };
  return control.kind === 'speed' ? { ...control, rate: number } : control;
};
