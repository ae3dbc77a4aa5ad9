// How a person moves through their mail and chooses what is read of it.
import type { JumpTarget, SkipFilter } from './player-targets.ts';

export type PlayerControl =
  | { kind: 'start' }
  /** This mail, from where it is; `afresh`: from its first word. */
  | { kind: 'read'; afresh: boolean }
  /** Some of the mails on the screen are left out for now, or are there again. */
  | { kind: 'pass'; over: SkipFilter }
  | { kind: 'pass-none' }
  /** How much is read of each mail; `shorter`: one step less than now. */
  | { kind: 'headlines' | 'summaries' | 'shorter' | 'full-text' }
  /** In which order what waits is read. */
  | { kind: 'newest-first' | 'important-first' }
  /** The mail for the person, or what was set aside. */
  | { kind: 'lane'; view: 'queue' | 'aside' }
  /** `else`: the search if no mail on the screen fits; null where there is none. */
  | { kind: 'jump'; to: JumpTarget; else: string | null }
  | { kind: 'next'; count: number }
  | { kind: 'previous'; count: number }
  /** The mail as its sender laid it out. */
  | { kind: 'original' }
  /** The same with the pictures that its sender keeps elsewhere. */
  | { kind: 'pictures' };

/** Which mail to go to, and which to skip, has no end of wordings. */
export type PhrasedPlayerControl = Exclude<PlayerControl, { kind: 'jump' | 'pass' }>;
