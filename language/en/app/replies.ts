// Flow's replies and notices, in US English. Complete by kind: a command without words does not compile.

import type { RefusalReason } from '#language/app/refusal.ts';
import { type SaidAt, saidMoment, shownMoment } from '#language/en/engine/moments.ts';
import { commandWords } from '#language/en/mail/command-words.ts';
import type { BlockKind, DeferKind, LabelKind, MailCommandKind, TriageKind } from '#language/mail/command-kinds.ts';

export type CompletedCommand =
  | { kind: TriageKind; count: number; sender: string; subject: string; lesser: boolean }
  | { kind: LabelKind; count: number; sender: string; subject: string; label: string }
  | { kind: 'unsubscribe'; count: number; sender: string; subject: string; list: string }
  | { kind: BlockKind; count: number; sender: string; subject: string; who: string }
  | ({ kind: DeferKind; count: number; sender: string; subject: string; unlessAnswered: boolean } & SaidAt)
  | { kind: 'undo' | 'redo'; of: MailCommandKind; count: number; sender: string; subject: string; inInbox: boolean };

export const reply = (completed: CompletedCommand): string => {
  if ('of' in completed) return inverted(completed);
  if ('unlessAnswered' in completed) return defer(completed);
  if ('list' in completed) return `Unsubscribed from ${completed.list}.`;
  if ('who' in completed) return blocked(completed);
  if ('label' in completed)
    return isOne(completed) ? `${labelled(completed)}.` : `${labelled(completed)}: ${emails(completed.count)}.`;
  if (completed.lesser) return `${commandWords[completed.kind].done}, not trashed.`;
  return isOne(completed)
    ? `${commandWords[completed.kind].done}.`
    : `${commandWords[completed.kind].done} ${emails(completed.count)}.`;
};

/** The line of the notice that offers to undo: 'Archived Tomas Brandt, Platform on-call'. */
export const notice = (completed: CompletedCommand): string => {
  const what = isOne(completed)
    ? [completed.sender, shortened(completed.subject)].filter((part) => part !== '').join(', ')
    : '';
  const named = isOne(completed) ? what : emails(completed.count);
  if ('unlessAnswered' in completed)
    return isOne(completed) ? until(completed) : `${until(completed)}: ${emails(completed.count)}`;
  if (isNamed(completed)) return namedNotice(completed, named);
  const verb = 'of' in completed ? invertedVerb(completed) : commandWords[completed.kind].done;
  if (named === '') return verb;
  return 'of' in completed ? `${verb}: ${named}` : `${verb} ${named}`;
};

export const done = 'Done.';
/** Of an act that has no words of its own. */
export const undone = 'Undone.';

export const nothingSkipped = 'Nothing is skipped any more.';

/** Refusals, each with something the person can say instead. */
export const refusal = {
  'delete-forever': 'I can trash it. Permanent delete is on screen only.',
  'no-place': 'I can bring mail back at a time, not at a place.',
  calendar: 'I can’t do that in your calendar yet. I can put events there, move and cancel them, and say what’s on.',
  people: 'I read your contacts, but I don’t list or change them. Say “who is”, and a name.',
  rewrite: 'I can make it shorter, warmer, firmer, or more or less formal. Say what else it should read instead.',
  volume: 'I am as loud as this device is set to.',
  voices: 'I have no other voice to change to yet. I can talk faster or slower.',
  calibrate: 'Say “faster” or “slower” until it suits you.',
  greetings: 'I leave greetings out already.',
  snippets: 'I keep no texts of yours yet. Say “reply”, and what it should say.',
  accounts: 'I read this one account only.',
  'nothing-playing': 'No mail is open.',
  'nothing-to-undo': 'There is nothing to undo.',
  'nothing-to-redo': 'There is nothing to redo.',
  'which-mail': 'I am not sure which mail you mean. Open it and say it again.',
  'in-trash': 'That one is in the trash. Say undo to bring it back first.',
  'no-such-label': 'You have no label of that name.',
  'label-name': 'Gmail takes no label of that name. Choose another.',
} as const satisfies Record<RefusalReason, string>;

export const unlearned = 'I have not learned my words on this device yet. Say it again once you are online.';
export const notHereYet = 'That is not on this device yet. Try again once you are online.';
export const holdsToTalk = 'Hold the microphone or Space while you talk.';

export const fallback = (heard: string, tries: readonly string[]): string => {
  const said = heard === '' ? 'I did not catch that.' : `I did not catch that: “${shortened(heard)}”.`;
  return tries.length === 0 ? said : `${said} Try ${listed(tries)}.`;
};

type NamedCommand = Extract<CompletedCommand, { list: string } | { label: string } | { who: string }>;

const isNamed = (completed: CompletedCommand): completed is NamedCommand =>
  'list' in completed || 'label' in completed || 'who' in completed;

const namedNotice = (completed: NamedCommand, named: string): string => {
  if ('who' in completed)
    return `${commandWords[completed.kind].done} ${completed.who}${completed.count > 1 ? `, ${emails(completed.count)} to spam` : ''}`;
  if ('list' in completed) return `Unsubscribed from ${completed.list}`;
  return named === '' ? labelled(completed) : `${labelled(completed)}: ${named}`;
};

/** Blocking also moved the sender's inbox mail. */
const blocked = ({ kind, who, count }: Extract<CompletedCommand, { who: string }>): string =>
  `${commandWords[kind].done} ${who}.${count > 1 ? ` ${emails(count)} moved to spam.` : ''}`;

/** 'Filed under Legal'. */
const labelled = ({ kind, label }: Extract<CompletedCommand, { label: string }>): string => {
  if (kind === 'label') return `Labeled ${label}`;
  return kind === 'move' ? `Filed under ${label}` : `Label ${label} removed`;
};

type Deferral = Extract<CompletedCommand, { kind: DeferKind }>;

/** 'Back Monday at 8:00.', 'I’ll remind you Friday at 8:00 if Ana has not answered.' */
const defer = (deferral: Deferral): string => {
  const at = saidMoment(deferral);
  if (deferral.kind === 'snooze') return `Back ${at}.`;
  if (!deferral.unlessAnswered) return `I’ll remind you ${at}.`;
  return `I’ll remind you ${at} if ${deferral.sender === '' ? 'nobody' : deferral.sender} has ${deferral.sender === '' ? '' : 'not '}answered.`;
};

const until = (inversion: Deferral): string =>
  inversion.kind === 'snooze' ? `Snoozed until ${shownMoment(inversion)}` : `Reminder ${shownMoment(inversion)}`;

type Inverted = Extract<CompletedCommand, { of: MailCommandKind }>;

const inverted = (deferral: Inverted): string =>
  deferral.kind === 'undo' && deferral.of === 'snooze' && !deferral.inInbox
    ? `Undone. ${mailOf(deferral)} comes back when it was to before.`
    : deferral.kind === 'undo'
      ? `Undone. ${mailOf(deferral)} ${commandWords[deferral.of].undone[isOne(deferral) || isOfSender(deferral.of) ? 0 : 1]}.`
      : `${invertedVerb(deferral)}.`;

const isOfSender = (of: MailCommandKind): boolean => of === 'block' || of === 'unblock';

const invertedVerb = ({ kind, of }: Inverted): string =>
  kind === 'undo' ? 'Undone' : `${commandWords[of].done} again`;

const mailOf = (inversion: Inverted): string => {
  if (isOfSender(inversion.of)) return inversion.sender || 'The sender';
  if (!isOne(inversion))
    return inversion.of === 'unsubscribe' ? `${inversion.count} mailing lists` : emails(inversion.count);
  return inversion.sender === '' ? 'The mail' : `${inversion.sender}’s mail`;
};

const isOne = ({ count }: { count: number }): boolean => count === 1;

const emails = (count: number): string => `${count} emails`;

/** A line's worth; a cut never parts a character. */
const shortened = (text: string): string => {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length <= 80 ? characters.join('') : `${characters.slice(0, 79).join('').trimEnd()}…`;
};

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
