// One problem of a Google connection and its fix, in one or two sentences.
import * as z from 'zod/mini';

/** `blocks`: nothing works without it. `limits`: one thing does not work. `note`: good to know. */
export const Weight = z.enum(['blocks', 'limits', 'note']);

export const Finding = z.object({
  code: z.string(),
  weight: Weight,
  title: z.string(),
  advice: z.string(),
  /** `you`: the person can fix it. `host`: the operator of this Flow must. */
  who: z.enum(['you', 'host']),
});
export type Finding = z.infer<typeof Finding>;
