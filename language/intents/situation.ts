// What has to be known to understand an utterance: what is playing, what was just done, what can be undone.
import type { CommandKind } from '#commands/registry.ts';
import type { CommandId, ThreadId } from '#domain/id.ts';
import type { OwnLabel } from '#domain/label.ts';
import type { BulkKind } from '#language/bulk/bulk-intent.ts';
import type { Drafting } from '#language/drafting/draft-intent.ts';
import type { Question } from '#language/engine/question.ts';
import type { SceneIntent } from '#language/engine/scene.ts';
import type { DeferKind } from '#language/mail/command-kinds.ts';
import type { Mail } from '#language/mail/mail-intent.ts';
import type { SceneSituation } from './scenes.ts';

/** What is playing, what was just done, what can be taken back. */
export type Situation = SceneSituation & {
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
  asking: DeferKind | null;
  /** What is asked about many mails; absent where nothing is. */
  confirming?: BulkKind;
  /** The moment it is said at, and where the person is, as IANA names it. */
  now: Date;
  zone: string;
  /** What the screen in front understands on its own; null where the words are not for it. */
  inScene?: (heard: string) => SceneIntent | null;
};
