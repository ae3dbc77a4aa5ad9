// How much of a draft that Flow wrote stood when the person sent it. Numbers only, no text.
import * as z from 'zod/mini';
import { DraftId } from './draft.ts';

/** `facts`: a number, day or name. `stance`: a negation or a condition, so another answer left than Flow wrote. */
export const DraftChange = z.enum(['none', 'frame', 'shorter', 'longer', 'reworded', 'facts', 'stance']);
export type DraftChange = z.infer<typeof DraftChange>;

const words = z.int().check(z.minimum(0), z.maximum(100_000));

export const DraftOutcome = z.strictObject({
  draftId: DraftId,
  /** `letter`: from an instruction. `short`: a stock answer. */
  origin: z.enum(['letter', 'short']),
  /** Changed words of the body over all its words, 0 to 1, without greeting and sign-off. */
  distance: z.number().check(z.minimum(0), z.maximum(1)),
  added: words,
  removed: words,
  change: DraftChange,
  /** From the draft to the send. */
  seconds: z.int().check(z.minimum(0), z.maximum(31_536_000)),
});
export type DraftOutcome = z.infer<typeof DraftOutcome>;

/** Over all drafts of Flow that the person sent. `distance`: the median, null without any. */
export const DraftFigures = z.object({ drafts: z.number(), asWritten: z.number(), distance: z.nullable(z.number()) });
export type DraftFigures = z.infer<typeof DraftFigures>;
