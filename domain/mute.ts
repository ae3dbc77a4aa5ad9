// Muted threads. Flow keeps new messages out of the inbox until the person unmutes them.
import type { ThreadId } from './id.ts';

export type Muted = ReadonlySet<ThreadId>;
