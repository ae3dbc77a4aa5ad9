// Product Quality: what each figure counts, and the answer of the server.
import * as z from 'zod/mini';
import type { FigureWords } from './business-figures.ts';
import { Figure } from './figure.ts';

export const qualityFigures = {
  fallbackRate: {
    name: 'Total Fallback Rate',
    definition: 'Spoken turns that Flow did not understand, of all spoken turns with words.',
    unit: 'percent',
    parts: ['not understood', 'spoken turns'],
    lessIsBetter: true,
  },
  interactions: {
    name: 'Total Interactions',
    definition: 'Spoken turns with words. Echoes and other sounds do not count.',
    unit: 'count',
  },
  successRate: {
    name: 'Success Rate',
    definition: 'Spoken turns that Flow understood, of all spoken turns with words.',
    unit: 'percent',
    parts: ['understood', 'spoken turns'],
  },
  wordAccuracy: {
    name: 'Word Accuracy',
    definition: 'Dictated words that the person left as they were until the mail was sent, of all dictated words.',
    unit: 'percent',
    parts: ['words that stayed', 'dictated words'],
  },
  intentRecognition: {
    name: 'Intent Recognition',
    definition: 'Spoken turns that Flow understood and that nobody took back within ten seconds, of all with words.',
    unit: 'percent',
    parts: ['understood and kept', 'spoken turns'],
  },
  latency50: {
    name: 'Answer time, median',
    definition: 'From the end of speech to the first sound of the answer: half of the answers came sooner.',
    unit: 'ms',
    lessIsBetter: true,
  },
  latency95: {
    name: 'Answer time, 95%',
    definition: 'From the end of speech to the first sound of the answer: 95 of 100 came sooner.',
    unit: 'ms',
    lessIsBetter: true,
  },
  falseStops: {
    name: 'False stops',
    definition: 'Times Flow stopped speaking for a sound that was nothing, of all sounds that it listened to.',
    unit: 'percent',
    parts: ['false stops', 'sounds'],
    lessIsBetter: true,
  },
} as const satisfies Record<string, FigureWords>;

export type QualityFigure = keyof typeof qualityFigures;

const names = z.enum([
  'fallbackRate',
  'interactions',
  'successRate',
  'wordAccuracy',
  'intentRecognition',
  'latency50',
  'latency95',
  'falseStops',
] as const satisfies readonly QualityFigure[]);

export const QualityMetrics = z.object({ figures: z.record(names, Figure) });
export type QualityMetrics = z.infer<typeof QualityMetrics>;

/** A phrase that at least three people said. */
export const MissedPhrase = z.object({ words: z.string(), count: z.number(), before: z.number() });
export type MissedPhrase = z.infer<typeof MissedPhrase>;

export const QualityRow = z.object({
  engine: z.string(),
  device: z.string(),
  turns: z.number(),
  fallbacks: z.number(),
  recognised: z.number(),
  /** Words. */
  dictated: z.number(),
  corrected: z.number(),
});
export type QualityRow = z.infer<typeof QualityRow>;

export const CommandRow = z.object({ command: z.string(), turns: z.number(), undone: z.number() });
export type CommandRow = z.infer<typeof CommandRow>;

export const QualityDetails = z.object({
  phrases: z.array(MissedPhrase),
  /** Everything that was not understood, typed lines too: what the phrases are a share of. */
  fallbacks: z.number(),
  byEngine: z.array(QualityRow),
  byCommand: z.array(CommandRow),
});
export type QualityDetails = z.infer<typeof QualityDetails>;
