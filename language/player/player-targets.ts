// Where a person wants to go among the mails on the screen, and what of them they do not want to hear.
import type { BulkFilter } from '#domain/bulk.ts';

/** Another mail of those on the screen. `nth`: from 1. `who`, `about`: as it was said. */
export type JumpTarget =
  | { kind: 'nth'; nth: number }
  | { kind: 'newest' | 'oldest' | 'end' }
  | { kind: 'who'; words: string }
  | { kind: 'about'; words: string };

/** What is not to be heard now. `keep`: all but that. */
export type SkipFilter =
  /** Whoever wrote the mail that plays. */
  | { kind: 'sender'; keep: boolean }
  /** Whatever no person wrote. */
  | { kind: 'people' }
  | { kind: 'filter'; filter: BulkFilter; keep: boolean };
