// One thing that is wrong with a connection to Google, and what to do about it, in one or two plain sentences.
import * as z from 'zod/mini';

/** `blocks`: nothing goes on without it. `limits`: something does not work. `note`: good to know. */
export const Weight = z.enum(['blocks', 'limits', 'note']);

export const Finding = z.object({
  code: z.string(),
  weight: Weight,
  /** What is wrong. */
  title: z.string(),
  /** What to do. */
  advice: z.string(),
  /** Who can do it: the person by themselves, or whoever runs Flow. */
  who: z.enum(['you', 'host']),
});
export type Finding = z.infer<typeof Finding>;
