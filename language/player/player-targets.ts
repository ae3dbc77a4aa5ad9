// Targets of a jump, and filters of a skip.
import type { BulkFilter } from '#domain/bulk.ts';

/** `nth`: from 1. `who`, `about`: in the person's words. */
export type JumpTarget =
  | { kind: 'nth'; nth: number }
  | { kind: 'newest' | 'oldest' | 'end' }
  | { kind: 'who'; words: string }
  | { kind: 'about'; words: string };

/** `keep`: skips everything else. */
export type SkipFilter =
  /** The sender of the mail in play. */
  | { kind: 'sender'; keep: boolean }
  /** Everything that no person wrote. */
  | { kind: 'people' }
  /** Everything that asks nothing of the person. */
  | { kind: 'asking' }
  | { kind: 'filter'; filter: BulkFilter; keep: boolean };
