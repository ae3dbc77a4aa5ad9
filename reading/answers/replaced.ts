// A later mail of a thread replaces what its writer said before: 'The offsite is moved to Thursday'. Flow says the new day, and the old one.
import type { Found } from '#domain/answer.ts';
import type { Fit } from './fit.ts';

type Candidate = { found: Found; score: number; fit: Fit };

/** What stands now, with the value before it if a later mail replaced one. Null: nothing is replaced. */
export const replacementOf = <One extends Candidate>(best: One, further: readonly One[]): One | null => {
  const kin = [best, ...further].filter((one) => one === best || isKin(one, best));
  const [stands] = kin.filter(({ found }) => replaces.test(found.sentence.text)).toSorted(newestFirst);
  const [before] = kin
    .filter((one) => stands !== undefined && at(one) < at(stands) && valueOf(one) !== valueOf(stands))
    .toSorted(newestFirst);
  return stands && before ? { ...stands, found: { ...stands.found, was: before.found.value } } : null;
};

/** The same writer states another fact of the wanted kind in the same thread. */
const isKin = (one: Candidate, best: Candidate): boolean =>
  one.fit === 'exact' &&
  best.fit === 'exact' &&
  isFact(one) &&
  isFact(best) &&
  one.found.value.threadId === best.found.value.threadId &&
  one.found.value.by.email.toLowerCase() === best.found.value.by.email.toLowerCase() &&
  one.score >= least * best.score;

/** A short 'moved to Thursday' repeats few words of the question. */
const least = 0.5;

const isFact = ({ found: { value, sentence } }: Candidate): boolean => value.text !== sentence.text;
const valueOf = ({ found }: Candidate): string => found.value.text.toLowerCase();
const at = ({ found }: Candidate): number => Date.parse(found.value.at);
const newestFirst = (one: Candidate, other: Candidate): number => at(other) - at(one);

const replaces =
  /\b(?:mov(?:ed?|es|ing)|chang(?:ed?|es)|resched\w+|postpon\w+|push(?:ed|ing)|delay\w*|brought forward|instead|correct(?:ion|ed)|rather|actually|new|now|updated?)\b/i;
