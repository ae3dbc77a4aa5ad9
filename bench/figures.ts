// Prints what a bench measured against its budget. A bench that could not measure fails with a sentence.

export type Figure = { name: string; value: number; unit: string; budget: number; better: 'less' | 'more' };

/** Prints the figure, and returns whether it keeps its budget. */
export const report = ({ name, value, unit, budget, better }: Figure): boolean => {
  if (!Number.isFinite(value)) couldNotMeasure(name);
  const kept = better === 'less' ? value <= budget : value >= budget;
  const sign = better === 'less' ? '≤' : '≥';
  console.log(`  ${kept ? 'kept' : 'OVER'}  ${name}: ${rounded(value)} ${unit} (${sign} ${budget} ${unit})`);
  return kept;
};

/** The value that this share of the samples does not exceed. Without a sample there is no figure. */
export const percentile = (samples: readonly number[], share: number, what: string): number => {
  const value = samples.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(samples.length * share) - 1)];
  return value ?? couldNotMeasure(`${what}: no sample`);
};

/** Ends the bench with an exit code that is not zero. */
export const couldNotMeasure = (what: string): never => {
  throw new Error(`Could not measure ${what}.`);
};

/** For a bench that needs other programs. `lacking` names the missing ones. */
export const needs = (lacking: string | null): void => {
  if (lacking === null) return;
  console.error(`  Could not measure: ${lacking}.`);
  process.exit(1);
};

const rounded = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** p95 in ms, measured with sound by `npm run bench hearing` (the end of a turn) and `node bench/speaking.bench.ts` (text to sound). */
export const besidesText = { turnEnd: 667, sound: 58 } as const;
