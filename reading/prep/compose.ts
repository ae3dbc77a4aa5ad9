// Chooses what to say before a meeting in so many seconds. The caller brings the words.
import type { Quoted } from '#domain/answer.ts';
import type { PrepFact } from '#domain/prep.ts';
import { secondsOf } from '#reading/speaking-time.ts';

/** `said`: empty for what stays unsaid. */
export type Register = (fact: PrepFact, nth: number) => string;

/** `source`: the sentence that it quotes. `nth`: of the facts. */
export type PrepPart = { head: PrepFact['kind']; said: string; source: Quoted | null; nth: number };

/** What is to decide comes first, then promises. What fits is said in the order of the facts. */
export const composePrep = (facts: readonly PrepFact[], seconds: number, say: Register): PrepPart[] => {
  const parts = facts
    .map((fact, nth) => ({ head: fact.kind, said: say(fact, nth), source: sourceOf(fact), nth }))
    .filter(({ said }) => said !== '');
  let left = seconds;
  const chosen = new Set<number>();
  for (const part of parts.toSorted((one, other) => weights[one.head] - weights[other.head] || one.nth - other.nth)) {
    const length = secondsOf([part.said]);
    if (length > left) continue;
    left -= length;
    chosen.add(part.nth);
  }
  return parts.filter(({ nth }) => chosen.has(nth));
};

const weights: Record<PrepFact['kind'], number> = {
  with: 0,
  nothing: 0,
  decide: 1,
  promised: 2,
  owed: 3,
  last: 4,
  declined: 5,
  files: 6,
};

const sourceOf = (fact: PrepFact): Quoted | null => ('quote' in fact ? fact.quote : null);
