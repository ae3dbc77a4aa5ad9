// A later mail of a thread replaces what its writer said before: 'The offsite is moved to Thursday'. Flow says the new day, and the old one.
import type { Found } from '#domain/answer.ts';
import { isSameWriter } from '#reading/forwarded-writer.ts';
import type { Fit } from './fit.ts';

type Candidate = { found: Found; score: number; fit: Fit };

/** The newest statement, if its words say that something changed, with the value before it. Null: it replaces nothing. */
export const replacementOf = <One extends Candidate>(best: One, further: readonly One[]): One | null => {
  const [newest, ...older] = [best, ...further.filter((one) => isKin(one, best))].toSorted(newestFirst);
  if (newest === undefined || !replaces.test(newest.found.sentence.text)) return null;
  const before = older.find((one) => at(one) < at(newest) && valueOf(one) !== valueOf(newest));
  return before === undefined ? null : { ...newest, found: { ...newest.found, was: before.found.value } };
};

/** The same writer states another fact of the wanted kind in the same thread. */
const isKin = (one: Candidate, best: Candidate): boolean =>
  one.fit === 'exact' &&
  best.fit === 'exact' &&
  isFact(one) &&
  isFact(best) &&
  one.found.value.threadId === best.found.value.threadId &&
  isSameWriter(one.found.value.by, best.found.value.by) &&
  one.score >= least * best.score;

/** A short 'moved to Thursday' repeats few words of the question. */
const least = 0.5;

const isFact = ({ found: { value, sentence } }: Candidate): boolean => value.text !== sentence.text;
const valueOf = ({ found }: Candidate): string => found.value.text.toLowerCase();
const at = ({ found }: Candidate): number => Date.parse(found.value.at);
const newestFirst = (one: Candidate, other: Candidate): number => at(other) - at(one);

const replaces =
  /\b(?:mov(?:ed?|es|ing)|chang(?:ed?|es)|resched\w+|postpon\w+|push(?:ed|ing)|delay\w*|brought forward|instead|correct(?:ion|ed)|rather|actually|new|now|updated?)\b/i;
