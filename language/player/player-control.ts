// Controls that move through mail and choose what Flow reads.
import type { JumpTarget, SkipFilter } from './player-targets.ts';

export type PlayerControl =
  | { kind: 'start' }
  /** Continues this mail. `afresh`: from its first word. */
  | { kind: 'read'; afresh: boolean }
  /** Skips some mails on the screen for now, or restores them. */
  | { kind: 'pass'; over: SkipFilter }
  | { kind: 'pass-none' }
  /** The detail of reading. `shorter`: one step less than now. */
  | { kind: 'headlines' | 'summaries' | 'shorter' | 'full-text' }
  /** The reading order of the queue. */
  | { kind: 'newest-first' | 'important-first' }
  /** The mail for the person, or the mail set aside. */
  | { kind: 'lane'; view: 'queue' | 'aside' }
  /** `else`: the search if no mail on the screen fits. Null without one. */
  | { kind: 'jump'; to: JumpTarget; else: string | null }
  | { kind: 'next'; count: number }
  | { kind: 'previous'; count: number }
  /** The mail as its sender laid it out. */
  | { kind: 'original' }
  /** The same with the pictures that its sender keeps elsewhere. */
  | { kind: 'pictures' };

/** Which mail to go to, and which to skip, has no end of wordings. */
export type PhrasedPlayerControl = Exclude<PlayerControl, { kind: 'jump' | 'pass' }>;
