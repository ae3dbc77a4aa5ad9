// What was muted: threads of which the person wants to hear no more, until they say otherwise.
import * as z from 'zod/mini';
import { ThreadId } from './id.ts';

/** A thread that became muted, or no longer is. */
export const MuteSwap = z.object({ threadId: ThreadId, muted: z.boolean() });
export type MuteSwap = z.infer<typeof MuteSwap>;

export type Muted = ReadonlySet<ThreadId>;
