// What language may know before it listens, and what it may answer: a command, a control, a refusal, or that it did not understand.
import type { Command, CommandKind } from '#commands/registry.ts';
import type { Contact } from '#domain/contact.ts';
import type { Field, People } from '#domain/draft.ts';
import type { CommandId, ThreadId } from '#domain/id.ts';
import type { OwnLabel } from '#domain/label.ts';
import type { Label } from '#domain/mail.ts';
import type { ShortReply } from '#domain/writing-style.ts';
import type { TakeBack } from '#language/app/take-back.ts';
import type { BulkAnswer, BulkKind, BulkRequest } from '#language/bulk/bulk.ts';
import type { Candidate } from '#language/drafting/files.ts';
import type { Spelled, TextEdit } from '#language/drafting/text-edit.ts';
import type { Answer, Question } from '#language/engine/question.ts';
import type { Rhythm } from '#language/engine/slots/rhythm.ts';
import type { When } from '#language/engine/slots/when.ts';
import type { Goal, PassedOver } from '#language/player/goal.ts';
import type { Asked, NotYet } from '#language/unsupported/not-yet.ts';
import type { SceneIntent } from './scene-intent.ts';

/** Commands that say when a thread comes back. */
export type PutOffKind = 'snooze' | 'remind';

/** What a person does to threads, as against undo and redo, which act on commands, and what Flow does itself. */
export type ActKind = Exclude<CommandKind, 'undo' | 'redo' | OwnKind>;

/** Commands that Flow gives itself. */
export type OwnKind = 'wake' | 'keep-out' | 'turn-away';

/** Commands on a sender. */
export type BlockKind = 'block' | 'unblock';

/** Commands on one of the person's labels. */
export type LabelKind = 'label' | 'move' | 'unlabel';

/** Of these, what needs nothing but the threads. */
export type TriageKind = Exclude<ActKind, PutOffKind | LabelKind | BlockKind | 'unsubscribe'>;

/** A thread, and what it bears as far as that is known. */
export type Mail = { threadId: ThreadId; labels?: readonly Label[] };

/** What is playing, what was just done, what can be taken back. */
export type Situation = {
  /** The thread in the player, reading or paused; null where nothing is left. */
  playing: Mail | null;
  /** What lies before and behind it, the nearest first, as far as that is known: 'the next one' is of these. */
  around?: { before: readonly Mail[]; after: readonly Mail[] };
  /** The thread of the newest command; null again once the person has gone to another by next or previous. */
  lastActedOn: { threadId: ThreadId } | null;
  /** The command that 'undo' takes back, and its kind. */
  undoable: CommandId | null;
  undoes: CommandKind | null;
  /** The undo that 'redo' takes back, and the kind of the command that this undo took back. */
  redoable: CommandId | null;
  redoes: CommandKind | null;
  isPlaying: boolean;
  /** Search results are on the screen, as a list or one of them open. */
  searching: 'list' | 'mail' | null;
  /** How many results there are to choose from; absent where nothing was looked for. */
  results?: number;
  /** Absent where nothing is written and nothing leaves. */
  drafting?: Drafting;
  /** The person's own labels. */
  labels: readonly OwnLabel[];
  /** What Flow has just asked, and waits to hear. */
  question: Question | null;
  /** What is being asked a time for: a time alone is the answer. */
  asking: PutOffKind | null;
  /** What is asked about many mails; absent where nothing is. */
  confirming?: BulkKind;
  /** The moment it is said at, and where the person is, as IANA names it. */
  now: Date;
  zone: string;
  /** What the screen in front understands on its own; null where the words are not for it. */
  inScene?: (heard: string) => SceneIntent | null;
};

/** What is asked that this device can answer: about the mail in play, the queue, and what the person did. */
export type Inquiry =
  | 'done'
  | 'status'
  | 'sender'
  | 'safe'
  | 'code'
  | 'subject'
  | 'moment'
  | 'others'
  | 'gist'
  | 'ask'
  | 'deadline'
  | 'attachments'
  | 'file'
  | 'links'
  | 'earlier'
  | 'blocked'
  | 'why'
  | 'spell'
  | 'repeat'
  | 'help';

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
  | BegunAct
  | ShortAct
  | TextAct
  | PlainDraftAct
  | SendAct
  | { kind: 'people'; what: PeopleAct }
  | { kind: 'files'; what: FileAct }
  /** It is to leave at a time; null where that is still to be chosen. */
  | { kind: 'later'; when: When | null }
  /** To oneself; null where it is still to be said. */
  | { kind: 'note'; words: string | null };

/** A draft begins. `words`: the person's own text; `who`: names as they were said; null where there were none. */
export type BegunAct =
  | { kind: 'reply'; words: string | null }
  | { kind: 'reply-all'; words: string | null }
  | { kind: 'forward'; who: string | null; words: string | null }
  | { kind: 'new'; who: string | null; subject: string | null; words: string | null };

/** A short answer that needs no words of the person's own. */
export type ShortAct = { kind: 'short'; wish: ShortReply };

/** What is said to its text. */
export type TextAct =
  | { kind: 'dictate'; words: string }
  /** `words`: as they were said, for they may be text after all. */
  | { kind: 'edit'; edit: TextEdit; words: string }
  /** A word of it, or of whom it goes to, is to be spelled; `words` as an edit has them. */
  | { kind: 'spell-out'; what: Spelled; words: string }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'new-line' | 'new-paragraph' }
  | { kind: 'scratch' | 'start-over' };

/** What is done with it as a whole; `unsend`: what was sent last is wanted back. */
export type PlainDraftAct = { kind: WholeDraft | Leaves };
type WholeDraft = 'drafts' | 'hold-setting' | 'discard' | 'save' | 'read-back' | 'end' | 'change' | 'as-new';
type Leaves = 'hold' | 'hold-all' | 'unsend';

/** `atOnce`: at no time that was chosen before. */
export type SendAct = { kind: 'send'; atOnce: boolean };

/** `which`: the file as it was said. */
export type FileAct = { kind: 'attach' | 'detach'; which: string };

/** What words mean for whom a draft goes to. */
export type PeopleAct =
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

/** Something for the player only; free, and it never leaves the device. */
export type Control =
  /** What waits is told, and read. */
  | { kind: 'start' }
  /** The session is over, and what is held stays held. */
  | { kind: 'stop' }
  /** This mail, from where it is; `afresh`: from its first word. */
  | { kind: 'read'; afresh: boolean }
  /** Some of the mails on the screen are left out for now, or are there again. */
  | { kind: 'pass'; over: PassedOver }
  | { kind: 'pass-none' }
  /** How much is read of each mail; `shorter`: one step less than now. */
  | { kind: 'headlines' | 'summaries' | 'shorter' | 'full-text' }
  /** In which order what waits is read. */
  | { kind: 'newest-first' | 'important-first' }
  /** The mail for the person, or what was set aside. */
  | { kind: 'lane'; lane: 'queue' | 'aside' }
  /** `else`: what is looked for where no mail on the screen is that; null where that is told. */
  | { kind: 'jump'; to: Goal; else: string | null }
  | { kind: 'next'; count: number }
  | { kind: 'previous'; count: number }
  | { kind: 'pause' }
  | { kind: 'resume' }
  | { kind: 'faster' }
  | { kind: 'slower' }
  /** 1 is normal; from 0.75 to 2. */
  | { kind: 'speed'; rate: number }
  /** What is looked for, as it was said. */
  | { kind: 'search'; words: string }
  /** What narrows the search on the screen, as it was said. */
  | { kind: 'refine'; words: string }
  /** Counted from 1; null is the one chosen. */
  | { kind: 'open-result'; nth: number | null }
  | { kind: 'to-results' }
  | { kind: 'to-inbox' }
  /** The player for across the room. */
  | { kind: 'distance'; on: boolean }
  /** At the wheel; among others, who may listen; and dictation at the wheel after all. */
  | { kind: 'driving' | 'private'; on: boolean }
  | { kind: 'dictation' }
  /** Nobody is heard any more until the microphone is pressed. */
  | { kind: 'microphone-off' }
  /** The mail as its sender laid it out. */
  | { kind: 'original' }
  /** The same with the pictures that its sender keeps elsewhere. */
  | { kind: 'pictures' }
  /** The times for this thread are offered. */
  | { kind: 'when'; command: PutOffKind; threadId: ThreadId }
  /** The list that this thread came from is to be left. */
  | { kind: 'unsubscribe'; threadId: ThreadId }
  /** Whoever wrote this thread, or is called so, is to be blocked, or no longer. */
  | { kind: 'block'; unblock: boolean; sender: { threadId: ThreadId } | { called: string } }
  /** The labels for this thread are offered. */
  | { kind: 'labels'; command: LabelKind; threadId: ThreadId }
  /** Several labels could be meant. */
  | { kind: 'which-label'; command: LabelKind; threadId: ThreadId; options: readonly OwnLabel[] }
  /** There is no label of that name yet. */
  | { kind: 'new-label'; command: Exclude<LabelKind, 'unlabel'>; threadId: ThreadId; name: string };

/** Controls that are whole phrases; what is looked for has no end of ways to be said, and times are asked for a mail. */
export type PhrasedControl = Exclude<Control, { kind: OfOne | 'jump' | 'pass' | 'search' | 'refine' }>;
type OfOne = 'when' | 'unsubscribe' | 'block' | 'labels' | 'which-label' | 'new-label';

/**
 * Understood, and not done:
 * `no-place`: mail comes back at a time, not at a place; `which-mail`: 'the last one' where there is none; `in-trash`: it must be brought back before anything else;
 * `label-name`: Gmail keeps that name for itself, or takes none so long.
 */
export type RefusalReason =
  | NotYet
  | 'delete-forever'
  | 'no-place'
  | 'nothing-playing'
  | 'nothing-to-undo'
  | 'nothing-to-redo'
  | 'which-mail'
  | 'in-trash'
  | 'no-such-label'
  | 'label-name';

export type Understanding =
  | Sure
  /** It is asked about before it is done: the model took it for this, or it is one part of what was said, and the rest was `beside`. */
  | { kind: 'unsure'; meant: Sure; beside?: One };

/** What is done as soon as it is understood. */
export type Sure = One | Several | SceneIntent;

/** Said in one breath: two to four, done in this order, and taken back as one. */
export type Several = { kind: 'several'; parts: readonly One[]; by?: 'grammar' | 'model' };

/** `by`: by a phrase, or by a model of what people say in their own words. */
export type One = Meant & { by?: 'grammar' | 'model' };

type Meant =
  /** `lesser`: the words could have meant something graver, and what is said back tells so. `rhythm`: only the first of those times. */
  | { kind: 'command'; command: Command; by: 'grammar' | 'model'; lesser: boolean; rhythm?: Rhythm }
  | { kind: 'control'; control: Control }
  | { kind: 'draft'; act: DraftAct }
  | { kind: 'answer'; answer: Answer }
  /** `count`: a number that was said with it. */
  | { kind: 'inquiry'; about: Inquiry; count: number | null }
  | { kind: 'take-back'; which: TakeBack }
  | { kind: 'bulk'; request: BulkRequest }
  | { kind: 'bulk-answer'; answer: BulkAnswer }
  /** `asked`: of what Flow does not do yet. */
  | { kind: 'refused'; why: RefusalReason; asked?: Asked }
  | { kind: 'fallback'; heard: string };
