// Muted threads. Flow keeps new messages out of the inbox until the person unmutes them.
import * as z from 'zod/mini';
import { ThreadId } from './id.ts';

/** A thread that became muted or unmuted. */
export const MuteSwap = z.object({ threadId: ThreadId, muted: z.boolean() });
export type MuteSwap = z.infer<typeof MuteSwap>;

export type Muted = ReadonlySet<ThreadId>;
