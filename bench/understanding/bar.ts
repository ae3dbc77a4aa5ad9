// What is to be reached, beside what the best published system and a first attempt reached on SLURP's test of mail and calendar.
import type { Figures } from '#language/model/train/measures.ts';

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
];

export const commandBars = {
  rejected: { first: 90.9, bar: 93 },
  right: { first: 91.3, bar: 93 },
} as const;
