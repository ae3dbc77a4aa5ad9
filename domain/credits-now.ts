// Apart from the prices, because the live channel loads before the first mail.
import * as z from 'zod/mini';
import { CommandId } from './id.ts';

/** How many credits a person can spend. `charged`: the newest commands that cost something, newest first. */
export const CreditsNow = z.object({
  /** False: this Flow counts no credits. */
  counted: z.boolean(),
  left: z.number(),
  charged: z.array(CommandId),
});
export type CreditsNow = z.infer<typeof CreditsNow>;
