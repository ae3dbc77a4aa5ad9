// Resolves a phrase's intent in a situation: turns pronouns into ids, and refuses or ignores what does not apply.
import { appliesTo } from '#commands/effect.ts';
import type { Command } from '#commands/registry.ts';
import type { CommandId, ThreadId } from '#domain/id.ts';
import { isFreeName, type OwnLabel } from '#domain/label.ts';
import type { RefusalReason } from '#language/app/refusal.ts';
import { isUnsupported } from '#language/en/unsupported/unsupported-phrases.ts';
import { labelName } from '#language/engine/slots/label-in.ts';
import { momentOf } from '#language/engine/slots/moment.ts';
import type { BlockKind, DeferKind, LabelKind, MailCommandKind } from '#language/mail/command-kinds.ts';
import { isBlockKind, isDeferKind, isLabelKind } from '#language/mail/command-kinds.ts';
import type { MailReference } from '#language/mail/mail-phrase-intent.ts';
import { matchLabels } from '#language/mail/match-labels.ts';
import { unsupportedIntent } from '#language/unsupported/unsupported-request.ts';
import type { CertainIntent } from './intent.ts';
import type { PhraseIntent } from './phrase-intent.ts';
import type { Situation } from './situation.ts';

/** Null if the phrase does not apply in this situation. */
export const resolve = (intent: PhraseIntent, situation: Situation, heard: string): CertainIntent | null => {
  switch (intent.kind) {
    case 'control':
      return resolveControl(intent, situation);
    case 'refused':
      return resolveRefused(intent, heard);
    case 'triage':
      return resolveTriage(intent, situation);
    case 'defer':
      return resolveDefer(intent, situation);
    case 'unsubscribe':
      return resolveUnsubscribe(intent.which, situation);
    case 'block':
      return resolveBlock(intent, situation);
    case 'label':
      return resolveLabel(intent, situation, heard);
    case 'undo':
      return resolveUndo(intent.of, situation);
    case 'redo':
      return resolveRedo(intent.of, situation);
  }
};

const resolveRefused = ({ why }: Extract<PhraseIntent, { kind: 'refused' }>, heard: string): CertainIntent =>
  isUnsupported(why) ? unsupportedIntent(why, heard) : refused(why);

type ControlPhrase = Extract<PhraseIntent, { kind: 'control' }>;

const resolveControl = (intent: ControlPhrase, situation: Situation): CertainIntent | null =>
  appliesHere(intent, situation) ? { kind: 'control', control: intent.control } : null;

const appliesHere = (
  { control: { kind }, whenEmpty = false }: ControlPhrase,
  { searching, playing }: Situation,
): boolean => {
  if (whenEmpty && playing !== null) return false;
  if (kind === 'open-result') return searching === 'list';
  // In a list, it reads a result.
  if (kind === 'read' || lengths.has(kind)) return searching !== 'list';
  if (ofTheInbox.has(kind)) return searching === null;
  if (kind === 'to-results') return searching === 'mail';
  return kind !== 'to-inbox' || searching !== null;
};

const lengths: ReadonlySet<string> = new Set(['headlines', 'summaries', 'shorter', 'full-text']);
const ofTheInbox: ReadonlySet<string> = new Set(['lane', 'pass-none', 'newest-first', 'important-first']);

type Triage = Extract<PhraseIntent, { kind: 'triage' }>;

const resolveTriage = (intent: Triage, situation: Situation): CertainIntent | null => {
  const { command, sense, which } = intent;
  if (sense === 'needed' && which === 'last') return putBack(command, situation);
  if (!isMeant(intent, situation)) return null;
  const thread = pointedAt(which, situation);
  if (thread === null) return refused(which === 'last' ? 'which-mail' : 'nothing-playing');
  // Taken out of the inbox or starred, a thread in the trash would still be in the trash.
  if (thread.handled && situation.undoes === 'trash' && command !== 'trash') return refused('in-trash');
  return {
    kind: 'command',
    command: { kind: command, args: { threadIds: [thread.threadId] } },
    by: 'grammar',
    lesser: sense === 'lesser',
  };
};

const isMeant = ({ command, sense }: Triage, situation: Situation): boolean => {
  if (sense === 'in-mail') return situation.playing !== null;
  return sense !== 'needed' || appliesTo(command, situation.playing);
};

/** The labels of earlier mail are unknown. The last act is not. */
const putBack = (command: MailCommandKind, situation: Situation): CertainIntent | null =>
  command === 'not-spam' ? resolveUndo('spam', situation) : null;

const isOfSender = (kind: MailCommandKind): kind is BlockKind | 'unsubscribe' =>
  isBlockKind(kind) || kind === 'unsubscribe';

type DeferPhrase = Extract<PhraseIntent, { kind: 'defer' }>;

const resolveDefer = (intent: DeferPhrase, situation: Situation): CertainIntent | null => {
  const { inMail, which, when } = intent;
  if (inMail && !isInMail(situation)) return null;
  const thread = pointedAt(which, situation);
  if (thread === null) return refused(which === 'last' ? 'which-mail' : 'nothing-playing');
  if (thread.handled && situation.undoes === 'trash') return refused('in-trash');
  // While Flow asks for a time, a bare time belongs to that question.
  const command = (inMail ? situation.asking : null) ?? intent.command;
  const { threadId } = thread;
  if (when === null) return { kind: 'control', control: { kind: 'when', command, threadId } };
  const at = momentOf(when, situation.now, situation.zone, situation.times).toISOString();
  return { kind: 'command', command: defer(command, threadId, at, intent), by: 'grammar', lesser: false };
};

const isInMail = ({ playing, searching }: Situation): boolean => playing !== null && searching !== 'list';

const defer = (kind: DeferKind, threadId: ThreadId, at: string, { unlessAnswered, archive }: DeferPhrase): Command =>
  kind === 'snooze'
    ? { kind, args: { threadIds: [threadId], until: at } }
    : { kind, args: { threadIds: [threadId], at, unlessAnswered, archive } };

const resolveUnsubscribe = (which: MailReference, situation: Situation): CertainIntent => {
  const thread = pointedAt(which, situation);
  return thread === null
    ? refused(which === 'last' ? 'which-mail' : 'nothing-playing')
    : { kind: 'control', control: { kind: 'unsubscribe', threadId: thread.threadId } };
};

const resolveBlock = (
  { command, which }: Extract<PhraseIntent, { kind: 'block' }>,
  situation: Situation,
): CertainIntent => {
  const thread = pointedAt(which, situation);
  if (thread === null) return refused(which === 'last' ? 'which-mail' : 'nothing-playing');
  const sender = { threadId: thread.threadId };
  return { kind: 'control', control: { kind: 'block', unblock: command === 'unblock', sender } };
};

type LabelPhrase = Extract<PhraseIntent, { kind: 'label' }>;

const resolveLabel = (intent: LabelPhrase, situation: Situation, heard: string): CertainIntent | null => {
  const { command, which, said, ofKnown } = intent;
  const name = said && labelName(said, heard);
  const meant = name === null ? [] : matchLabels(name, situation.labels);
  const thread = pointedAt(which, situation);
  const refusal = refusalFor(thread, which, situation);
  // Any words could name a label. Without such a label or a mail, the phrase has another intent.
  if (name !== null && meant.length === 0 && (ofKnown || refusal)) return null;
  if (thread === null || refusal) return refusal;
  const { threadId } = thread;
  return name === null
    ? { kind: 'control', control: { kind: 'labels', command, threadId } }
    : underLabel({ command, threadId, name }, meant, situation);
};

const refusalFor = (
  thread: { handled: boolean } | null,
  which: MailReference,
  { undoes }: Situation,
): CertainIntent | null => {
  if (thread === null) return refused(which === 'last' ? 'which-mail' : 'nothing-playing');
  return thread.handled && undoes === 'trash' ? refused('in-trash') : null;
};

type LabelRequest = { command: LabelKind; threadId: ThreadId; name: string };

const underLabel = (
  { command, threadId, name }: LabelRequest,
  meant: readonly OwnLabel[],
  { labels }: Situation,
): CertainIntent => {
  const [label, another] = meant;
  if (label && another)
    return { kind: 'control', control: { kind: 'which-label', command, threadId, options: meant.slice(0, 3) } };
  if (label)
    return {
      kind: 'command',
      command: { kind: command, args: { threadIds: [threadId], label: label.id } },
      by: 'grammar',
      lesser: false,
    };
  if (command === 'unlabel') return refused('no-such-label');
  if (!isFreeName(name, labels)) return refused('label-name');
  return { kind: 'control', control: { kind: 'new-label', command, threadId, name } };
};

const pointedAt = (
  which: MailReference,
  { playing, lastActedOn }: Situation,
): { threadId: ThreadId; handled: boolean } | null => {
  if (which !== 'last' && playing) return { ...playing, handled: false };
  return which !== 'this' && lastActedOn ? { ...lastActedOn, handled: true } : null;
};

const resolveUndo = (of: MailCommandKind | null, { undoable, undoes }: Situation): CertainIntent => {
  if (undoable === null) return refused('nothing-to-undo');
  if (of === null || of === undoes) return inversion('undo', undoable);
  return { kind: 'take-back', which: { redo: false, pick: { kind: 'named', of, who: null } } };
};

/** 'Archive it after all' redoes an undone archive. Otherwise it is a plain archive. */
const resolveRedo = (of: MailCommandKind | null, situation: Situation): CertainIntent | null => {
  const { redoable, redoes } = situation;
  if (of !== null && (redoable === null || redoes !== of))
    return isDeferKind(of) || isLabelKind(of) || isOfSender(of)
      ? refused('nothing-to-redo')
      : resolveTriage({ kind: 'triage', command: of, sense: 'plain', which: 'that' }, situation);
  return redoable === null ? refused('nothing-to-redo') : inversion('redo', redoable);
};

const inversion = (kind: 'undo' | 'redo', commandId: CommandId): CertainIntent => ({
  kind: 'command',
  command: { kind, args: { commandId } },
  by: 'grammar',
  lesser: false,
});

const refused = (why: RefusalReason): CertainIntent => ({ kind: 'refused', why });
