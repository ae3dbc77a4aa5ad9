// The one door from a model to what is done: what it makes of a person's words says that a model did, and what would throw something away
// or reach somebody is asked about first, however sure the model is. Pure.
import { isGrave } from '#language/intents/gravity.ts';
import type { CertainIntent, ParsedUtterance } from '#language/intents/intent.ts';

/** What a model of ours found. */
export const markModel = (meant: CertainIntent): ParsedUtterance =>
  isDestructive(meant) ? confirmModel(meant) : { ...meant, by: 'model' };

/** What one proposed that is not ours, or is not sure of it. */
export const confirmModel = (meant: CertainIntent): Extract<ParsedUtterance, { kind: 'unsure' }> => ({
  kind: 'unsure',
  meant: { ...meant, by: 'model' },
});

/** Whether a word of the person's must stand between it and its doing. */
export const isDestructive = (meant: CertainIntent): boolean => isGrave(meant) || isEmptied(meant);

/** All of a text goes. */
const isEmptied = (meant: CertainIntent): boolean => meant.kind === 'draft' && meant.act.kind === 'start-over';
