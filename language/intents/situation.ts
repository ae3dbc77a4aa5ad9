// The context of understanding: the current mail, the last act, and what undo can revert.
import type { CommandKind } from '#commands/registry.ts';
import type { DayTimes } from '#domain/day-times.ts';
import type { CommandId, ThreadId } from '#domain/id.ts';
import type { OwnLabel } from '#domain/label.ts';
import type { GrammarName } from '#domain/speech.ts';
import type { BulkKind } from '#language/bulk/bulk-intent.ts';
import type { Drafting } from '#language/drafting/draft-intent.ts';
import type { Question } from '#language/engine/question.ts';
import type { SceneIntent } from '#language/engine/scene-parser.ts';
import type { DeferKind } from '#language/mail/command-kinds.ts';
import type { Mail } from '#language/mail/mail-intent.ts';
import type { SceneSituation } from './scenes.ts';

export type Situation = SceneSituation & {
  /** The thread in the player, reading or paused. Null if none is left. */
  playing: Mail | null;
  /** The mails before and after it, nearest first, if known. */
  around?: { before: readonly Mail[]; after: readonly Mail[] };
  /** The mail at a place of the list on the screen, counted from 1. */
  listed?: (place: number | 'last') => Mail | null;
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
  /** The number of results. Absent without a search. */
  results?: number;
  /** Absent without a draft and without outgoing mail. */
  drafting?: Drafting;
  /** The person's own labels. */
  labels: readonly OwnLabel[];
  question: Question | null;
  /** Flow asks until when; a bare time answers. */
  asking: DeferKind | null;
  confirming?: BulkKind;
  /** `zone`: an IANA name. */
  now: Date;
  zone: string;
  /** Absent: the usual ones. */
  times?: DayTimes;
  /** The parser of the screen in front; null passes the words on. */
  inScene?: (heard: string) => SceneIntent | null;
  /** The grammar of that screen, between questions and drafts. */
  grammar?: GrammarName;
};
