// The intent of a mail phrase before the situation decides which mail, and the form of such phrases.
import type { When } from '#language/engine/slots/spoken-time.ts';
import type { BlockKind, DeferKind, LabelKind, MailCommandKind, TriageKind } from './command-kinds.ts';

/** The mail that words refer to: the current one, that one or the last handled, or only the last handled. */
export type MailReference = 'this' | 'that' | 'last';

/** When a phrase means its command: always, while a mail is open, for mail that needs it, or as the milder of two meanings. */
export type TriageSense = 'plain' | 'in-mail' | 'needed' | 'lesser';

export type MailPhraseIntent =
  | { kind: 'triage'; command: TriageKind; sense: TriageSense; which: MailReference }
  /** `when`: null without a time. */
  | ({ kind: 'defer'; command: DeferKind; which: MailReference; when: When | null } & DeferSense)
  /** `said`: the name's words, null without any. `ofKnown`: needs an existing label. */
  | { kind: 'label'; command: LabelKind; which: MailReference; said: readonly string[] | null; ofKnown: boolean }
  | { kind: 'unsubscribe'; which: MailReference }
  | { kind: 'block'; command: BlockKind; which: MailReference }
  /** `of`: the command that the phrase names; it holds only for that. */
  | { kind: 'undo' | 'redo'; of: MailCommandKind | null };

/** `inMail`: only while a mail is open. `unlessAnswered`, `archive`: as the command has them. */
export type DeferSense = { inMail: boolean; unlessAnswered: boolean; archive: boolean };

export type DeferPhrases = readonly (Partial<DeferSense> & { templates: readonly string[] })[];

/** `{mail}` stands for every mail reference. Without it the phrase is about the current mail. */
export type TriagePhrases = {
  plain: readonly string[];
  /** These mean the command only while a mail is open, or right after the reading. */
  inMail?: readonly string[];
  /** The command applies only to mail that it would change. Elsewhere the phrase may mean something else. */
  whereNeeded?: readonly string[];
  /** The milder of two possible intents. */
  lesser?: readonly string[];
  /** Refers to the last handled mail, whatever plays. */
  ofTheLast?: readonly string[];
};

/** `ofKnown`: needs an existing label. `asking`: names none. */
export type LabelPhrases = { plain: readonly string[]; ofKnown?: readonly string[]; asking: readonly string[] };
