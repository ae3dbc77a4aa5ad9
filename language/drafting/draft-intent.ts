// Requests while writing, and the draft's state that they depend on.
import type { Contact } from '#domain/contact.ts';
import type { Field, People } from '#domain/draft.ts';
import type { ShortReply } from '#domain/writing-style.ts';
import type { When } from '#language/engine/slots/spoken-time.ts';
import type { Candidate } from './files.ts';
import type { SpellingTarget, TextEdit } from './text-edit.ts';

export type Drafting = {
  step: 'none' | 'writing' | 'ready';
  sending: 'held' | 'left' | null;
  people?: readonly Contact[];
  recipients?: People;
  subject?: string;
  /** The draft's files, and those of the current mail. Call `files` only if the words name one. */
  attached?: readonly Candidate<unknown>[];
  files?: () => readonly Candidate<unknown>[];
  noting?: boolean;
  asks?: DraftQuestion | null;
  /** The draft answers a deleted mail, and Flow asks whether to send it as new mail. */
  orphan?: boolean;
  /** The number on the screen that confirms the recipients; never spoken. */
  number?: number | null;
};

export type DraftQuestion =
  | { kind: 'which'; field: Field; people: readonly Contact[]; rest: readonly string[]; nearly?: boolean }
  | { kind: 'address'; field: Field; who: string; rest: readonly string[] };

export type DraftAct =
  | NewDraftAct
  | ShortReplyAct
  | TextAct
  | DraftControlAct
  | SendAct
  | { kind: 'people'; what: RecipientAct }
  | { kind: 'files'; what: FileAct }
  | { kind: 'later'; when: When | null }
  /** Null until the person says the note. */
  | { kind: 'note'; words: string | null };

/** `words`: the person's text. `who`: names in the person's words, null without any. */
export type NewDraftAct =
  | { kind: 'reply'; words: string | null }
  | { kind: 'reply-all'; words: string | null }
  | { kind: 'forward'; who: string | null; words: string | null }
  | { kind: 'new'; who: string | null; subject: string | null; words: string | null };

export type ShortReplyAct = { kind: 'short'; reply: ShortReply };

export type TextAct =
  | { kind: 'dictate'; words: string }
  /** `words`: the utterance, in case it is text after all. */
  | { kind: 'edit'; edit: TextEdit; words: string }
  /** Spells a word of the text or of a recipient. */
  | { kind: 'spell-out'; what: SpellingTarget; words: string }
  /** In the person's words: 'shorter', 'a bit warmer'. */
  | { kind: 'rewrite'; words: string }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'new-line' | 'new-paragraph' }
  | { kind: 'scratch' | 'start-over' };

/** `unsend`: recalls the last sent mail. */
export type DraftControlAct = { kind: WholeDraft | Leaves };

type WholeDraft = 'drafts' | 'hold-setting' | 'discard' | 'save' | 'read-back' | 'end' | 'change' | 'as-new';

type Leaves = 'hold' | 'hold-all' | 'unsend';

export type SendAct = { kind: 'send'; atOnce: boolean };

export type FileAct = { kind: 'attach' | 'detach'; which: string };

export type RecipientAct =
  | { kind: 'add'; field: Field; who: string }
  | { kind: 'remove'; who: string }
  /** `which`: a kind of address or a word of it. `who` null: the last added person. */
  | { kind: 'address'; who: string | null; which: string }
  | { kind: 'subject'; words: string }
  | { kind: 'from'; account: string }
  | { kind: 'choose'; nth: number | 'none' | null }
  | { kind: 'spell'; email: string | null }
  /** Saying the number on the screen counts as a tap. */
  | { kind: 'confirm' };
