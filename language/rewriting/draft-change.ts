// Compares a draft that Flow wrote with what the person sent, as numbers.
import type { DraftChange, DraftOutcome } from '#domain/draft-outcome.ts';
import { letterParts } from '#language/drafting/letter-parts.ts';
import { negations } from '#language/en/rewriting/fact-words.ts';
import { lostFacts } from './facts-kept.ts';

export const draftChange = (
  wrote: string,
  sent: string,
  own: string,
): Pick<DraftOutcome, 'distance' | 'added' | 'removed' | 'change'> => {
  const [before, after] = [letterParts(wrote, own).body, letterParts(sent, own).body];
  const [old, fresh] = [wordsIn(before), wordsIn(after)];
  const kept = inBoth(old, fresh);
  const [removed, added] = [old.length - kept, fresh.length - kept];
  const distance = Math.min(1, (removed + added) / Math.max(1, old.length + fresh.length));
  return { distance, added, removed, change: changeOf(before, after, { removed, added, isSame: wrote === sent }) };
};

type Counts = { removed: number; added: number; isSame: boolean };

const changeOf = (before: string, after: string, { removed, added, isSame }: Counts): DraftChange => {
  if (removed + added === 0) return isSame ? 'none' : 'frame';
  const facts = [...lostFacts(before, after), ...lostFacts(after, before)];
  if (facts.some((fact) => negations.has(fact) || fact === 'yes')) return 'stance';
  if (facts.length > 0) return 'facts';
  if (added === 0) return 'shorter';
  return removed === 0 ? 'longer' : 'reworded';
};

/** Comparing takes the square of it. */
const mostWords = 1000;

const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? []).slice(0, mostWords);

/** The length of the longest common subsequence. */
const inBoth = (one: readonly string[], other: readonly string[]): number => {
  let row = new Array<number>(other.length + 1).fill(0);
  for (const word of one) {
    const next = [0];
    for (const [nth, their] of other.entries())
      next.push(word === their ? (row[nth] ?? 0) + 1 : Math.max(row[nth + 1] ?? 0, next[nth] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
};
