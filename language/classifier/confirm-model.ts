// Marks intents that a model found. Destructive intents, and those that reach other people, always need a confirmation. Pure.
import { isGrave } from '#language/intents/gravity.ts';
import type { CertainIntent, ParsedUtterance } from '#language/intents/intent.ts';

export const markModel = (meant: CertainIntent): ParsedUtterance =>
  isDestructive(meant) ? confirmModel(meant) : { ...meant, by: 'model' };

export const confirmModel = (meant: CertainIntent): Extract<ParsedUtterance, { kind: 'unsure' }> => ({
  kind: 'unsure',
  meant: { ...meant, by: 'model' },
});

export const isDestructive = (meant: CertainIntent): boolean => isGrave(meant) || isEmptied(meant);

const isEmptied = (meant: CertainIntent): boolean => meant.kind === 'draft' && meant.act.kind === 'start-over';
