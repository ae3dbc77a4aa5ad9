// Apart from the rest of leaving, because each sign-in knows it.
import * as z from 'zod/mini';

/** What a person wants to do after a fresh proof. The address brings it back from Google. */
export const LeavingAct = z.enum(['export', 'delete']);
export type LeavingAct = z.infer<typeof LeavingAct>;
