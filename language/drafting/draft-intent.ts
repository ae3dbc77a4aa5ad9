// What a person can ask for while they write, and what has to be known of the draft to understand it.
import type { Contact } from '#domain/contact.ts';
import type { Field, People } from '#domain/draft.ts';
import type { ShortReply } from '#domain/writing-style.ts';
import type { When } from '#language/engine/slots/when.ts';
import type { Candidate } from './files.ts';
import type { SpellingTarget, TextEdit } from './text-edit.ts';

/** What is being written, and what leaves, when the person speaks. */
export type Drafting = {
  /** `writing`: their words are its text. `ready`: it was read back. */
  step: 'none' | 'writing' | 'ready';
  /** Mail is held before it leaves, or left a moment ago. */
  sending: 'held' | 'left' | null;
  /** The people the person knows by name. */
  people?: readonly Contact[];
  /** Whom the draft goes to by now, and its subject where it has one of its own. */
  recipients?: People;
  subject?: string;
  /** The files it takes along, and those of the mail at hand, looked for only where words name one. */
  attached?: readonly Candidate<unknown>[];
  files?: () => readonly Candidate<unknown>[];
  /** A note to oneself is waited for: whatever is said next is it. */
  noting?: boolean;
  /** What Flow asked about it last, and waits to be told. */
  asks?: DraftQuestion | null;
  /** What it answers was deleted, and Flow asks whether it is to be new mail. */
  orphan?: boolean;
  /** The number on the screen that confirms whom it goes to; it is never spoken. */
  number?: number | null;
};

/** `which`: several people are called so, or `nearly` so, and `rest` are yet to be added. `address`: nobody known is. */
export type DraftQuestion =
  | { kind: 'which'; field: Field; people: readonly Contact[]; rest: readonly string[]; nearly?: boolean }
  | { kind: 'address'; field: Field; who: string; rest: readonly string[] };

/** What words mean for a draft. */
export type DraftAct =
  | NewDraftAct
  | ShortReplyAct
  | TextAct
  | DraftControlAct
  | SendAct
  | { kind: 'people'; what: RecipientAct }
  | { kind: 'files'; what: FileAct }
  /** It is to leave at a time; null where that is still to be chosen. */
  | { kind: 'later'; when: When | null }
  /** To oneself; null where it is still to be said. */
  | { kind: 'note'; words: string | null };

/** A draft begins. `words`: the person's own text; `who`: names as they were said; null where there were none. */
export type NewDraftAct =
  | { kind: 'reply'; words: string | null }
  | { kind: 'reply-all'; words: string | null }
  | { kind: 'forward'; who: string | null; words: string | null }
  | { kind: 'new'; who: string | null; subject: string | null; words: string | null };

/** A short answer that needs no words of the person's own. */
export type ShortReplyAct = { kind: 'short'; wish: ShortReply };

/** What is said to its text. */
export type TextAct =
  | { kind: 'dictate'; words: string }
  /** `words`: as they were said, for they may be text after all. */
  | { kind: 'edit'; edit: TextEdit; words: string }
  /** A word of it, or of whom it goes to, is to be spelled; `words` as an edit has them. */
  | { kind: 'spell-out'; what: SpellingTarget; words: string }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'new-line' | 'new-paragraph' }
  | { kind: 'scratch' | 'start-over' };

/** What is done with it as a whole; `unsend`: what was sent last is wanted back. */
export type DraftControlAct = { kind: WholeDraft | Leaves };

type WholeDraft = 'drafts' | 'hold-setting' | 'discard' | 'save' | 'read-back' | 'end' | 'change' | 'as-new';

type Leaves = 'hold' | 'hold-all' | 'unsend';

/** `atOnce`: at no time that was chosen before. */
export type SendAct = { kind: 'send'; atOnce: boolean };

/** `which`: the file as it was said. */
export type FileAct = { kind: 'attach' | 'detach'; which: string };

/** What words mean for whom a draft goes to. */
export type RecipientAct =
  | { kind: 'add'; field: Field; who: string }
  | { kind: 'remove'; who: string }
  /** `which`: the kind of address that is meant, or a word of it; `who` null: of whoever was added last. */
  | { kind: 'address'; who: string | null; which: string }
  | { kind: 'subject'; words: string }
  | { kind: 'from'; account: string }
  /** The answer to a question; `nth` from 0, null where it was none. */
  | { kind: 'choose'; nth: number | 'none' | null }
  | { kind: 'spell'; email: string | null }
  /** The number on the screen was said: as good as a hand. */
  | { kind: 'confirm' };
