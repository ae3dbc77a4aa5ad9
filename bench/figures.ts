// How a bench says what it measured, against the budget it has.

export type Figure = { name: string; value: number; unit: string; budget: number; better: 'less' | 'more' };

/** Prints the figure and tells whether it keeps its budget. */
export const report = ({ name, value, unit, budget, better }: Figure): boolean => {
  const kept = better === 'less' ? value <= budget : value >= budget;
  const sign = better === 'less' ? '≤' : '≥';
  console.log(`  ${kept ? 'kept' : 'OVER'}  ${name}: ${rounded(value)} ${unit} (${sign} ${budget} ${unit})`);
  return kept;
};

const rounded = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));
