// What a phrase about a mail means by itself, before the situation says which mail, and how such phrases are tabled.
import type { When } from '#language/engine/slots/when.ts';
import type { BlockKind, DeferKind, LabelKind, MailCommandKind, TriageKind } from './command-kinds.ts';

/** The mail that words point at: the one playing, that one or the last handled, or the last handled and no other. */
export type MailReference = 'this' | 'that' | 'last';

/** How sure a phrase is of its command: always, while a mail is open, of a mail that needs it, or where a graver could be meant. */
export type TriageSense = 'plain' | 'in-mail' | 'needed' | 'lesser';

export type MailPhraseIntent =
  | { kind: 'triage'; command: TriageKind; sense: TriageSense; which: MailReference }
  /** `when`: the time that was said; null where none was. */
  | ({ kind: 'put-off'; command: DeferKind; which: MailReference; when: When | null } & DeferSense)
  /** `said`: the words of the name; null where none was said. `ofKnown`: it means nothing where there is no such label. */
  | { kind: 'label'; command: LabelKind; which: MailReference; said: readonly string[] | null; ofKnown: boolean }
  | { kind: 'unsubscribe'; which: MailReference }
  | { kind: 'block'; command: BlockKind; which: MailReference }
  /** `of`: the phrase names what was done, so it only holds for that. */
  | { kind: 'undo' | 'redo'; of: MailCommandKind | null };

/** `inMail`: only while a mail is open. `unlessAnswered`, `archive`: as the command has them. */
export type DeferSense = { inMail: boolean; unlessAnswered: boolean; archive: boolean };

/** Templates of what puts off, by what is meant beside the time. */
export type DeferPhrases = readonly (Partial<DeferSense> & { templates: readonly string[] })[];

/** Templates of a triage command. `{mail}` stands for every way of pointing at a mail; without it the one playing is meant. */
export type TriagePhrases = {
  plain: readonly string[];
  /** These mean the command only while a mail is open or was just read. */
  inMail?: readonly string[];
  /** These mean the command only of a mail to which it would do something, and elsewhere what else they may mean. */
  whereNeeded?: readonly string[];
  /** These could mean something graver; the lesser is done. */
  lesser?: readonly string[];
  /** Said of the mail just handled, whatever plays. */
  ofTheLast?: readonly string[];
};

/** Templates of what is done with labels. `ofKnown`: only where there is such a label. `asking`: no label is named. */
export type LabelPhrases = { plain: readonly string[]; ofKnown?: readonly string[]; asking: readonly string[] };
