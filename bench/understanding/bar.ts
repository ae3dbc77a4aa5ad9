// The bar for the models, with the best published system and a first attempt on SLURP's test of mail and calendar.
import type { Figures } from '#language/training/measures.ts';

export interface Bar {
  readonly measure: keyof Figures;
  readonly name: string;
  readonly hermit: number | null;
  readonly first: number | null;
  readonly bar: number | null;
}

export const written: readonly Bar[] = [
  { measure: 'accuracy', name: 'intent accuracy', hermit: 89.45, first: 89.15, bar: 91 },
  { measure: 'forced', name: 'intent, whatever the scope', hermit: null, first: null, bar: null },
  { measure: 'openF1', name: 'open F1', hermit: 89.72, first: 88.56, bar: 90.5 },
  { measure: 'slotF1', name: 'slot F1', hermit: 82.1, first: 81.32, bar: 83 },
  { measure: 'frame', name: 'whole frame exact', hermit: 69.99, first: 66.42, bar: 71 },
  { measure: 'auroc', name: 'in scope or not, AUROC', hermit: null, first: 99.06, bar: 99 },
];

export const spoken: readonly Bar[] = [
  { measure: 'accuracy', name: 'intent accuracy', hermit: 86.65, first: 86.02, bar: 87.5 },
  { measure: 'forced', name: 'intent, whatever the scope', hermit: null, first: null, bar: null },
  { measure: 'openF1', name: 'open F1', hermit: 83.65, first: 84.79, bar: 86 },
  { measure: 'slotF1', name: 'slot F1', hermit: 66.2, first: 67.69, bar: 69 },
  { measure: 'sluF1', name: 'SLU-F1', hermit: 73.33, first: 74.47, bar: 75.5 },
];

export const commandBars = {
  right: { name: 'commands right', hermit: null, first: 91.3, bar: 93 },
  refused: { name: 'out of scope refused', hermit: null, first: 90.9, bar: 93 },
} as const;

/** The margin above the bar on the measured corpora. */
const spare = 0.5;

export const rowHeading = `${'measure'.padEnd(28)}  HerMiT   first     bar  bar+${spare}    here`;

/** Prints a measure with its bar, and returns whether it reaches it. */
export const rowOf = ({ name, hermit, first, bar }: Omit<Bar, 'measure'>, here: number): string => {
  const cells = [hermit, first, bar, bar === null ? null : bar + spare, here].map((value) =>
    (value?.toFixed(2) ?? '–').padStart(8),
  );
  return `${name.padEnd(28)}${cells.join('')}  ${bar === null ? '' : reachedBy(here, bar)}`.trimEnd();
};

const reachedBy = (here: number, bar: number): string => {
  if (here >= bar + spare) return 'reached';
  return here >= bar
    ? `the bar is, ${(bar + spare - here).toFixed(2)} too little to spare`
    : `not reached, by ${(bar - here).toFixed(2)}`;
};

/** Bytes of both models on the wire, milliseconds. */
export const costBars = { bytes: 1_000_000, load: 100, p95: 1 } as const;
