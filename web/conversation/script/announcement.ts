// Describes a command for its announcement: kind, count and sender.
import type { Command } from '#commands/registry.ts';
import type { CommandId, ThreadId } from '#domain/id.ts';
import { ownNames } from '#domain/label.ts';
import { hasLabel, type Label, type Message, type Thread } from '#domain/mail.ts';
import { codesOf } from '#domain/sign-in-code.ts';
import type { CompletedCommand } from '#language/en/app/replies.ts';
import {
  type AutomaticCommandKind,
  type EventCommandKind,
  isEventKind,
  type LessonCommandKind,
  type MailCommandKind,
} from '#language/mail/command-kinds.ts';
import { journal } from '#web/commands/dispatch.ts';
import { type GivenCommand, threadsOf } from '#web/commands/journal.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { saidSubject, scriptOf } from './script.ts';
import { nameOfSender } from './sender-names.ts';
import { spokenName } from './spoken-name.ts';
import { saidFrom } from './zone.ts';

type Named = { count: number; sender: string; subject: string };

export const announcementOf = (
  given: GivenCommand,
  thread: Thread | undefined,
  lesser: boolean,
): CompletedCommand | null => {
  const { command } = given;
  if (isUnannounced(command) || isOnEvent(command)) return null;
  if (command.kind === 'undo' || command.kind === 'redo') return invertedOf(command.kind, given, thread);
  return completedCommand(command, namedBy(thread, threadsOf(given)), lesser);
};

type Unannounced = 'change-setting' | 'mark-promise' | LessonCommandKind | AutomaticCommandKind;

/** Flow gives these itself, or says what they did where the person gives them. */
const unannounced: Readonly<Record<Unannounced, true>> = {
  wake: true,
  'keep-out': true,
  'turn-away': true,
  'change-setting': true,
  'mark-promise': true,
  remember: true,
  'mark-lessons': true,
};

const isUnannounced = (command: Command): command is Extract<Command, { kind: Unannounced }> =>
  command.kind in unannounced;

const completedCommand = (
  command: Exclude<
    Command,
    {
      kind:
        | 'undo'
        | 'redo'
        | 'change-setting'
        | 'mark-promise'
        | LessonCommandKind
        | AutomaticCommandKind
        | EventCommandKind;
    }
  >,
  named: Named,
  lesser: boolean,
): CompletedCommand => {
  const moment = (at: string) => saidFrom(new Date(at));
  switch (command.kind) {
    case 'snooze':
      return { kind: 'snooze', unlessAnswered: false, ...named, ...moment(command.args.until) };
    case 'remind':
      return { kind: 'remind', unlessAnswered: command.args.unlessAnswered, ...named, ...moment(command.args.at) };
    case 'unsubscribe':
      return { kind: 'unsubscribe', list: listOf(named), ...named };
    case 'block':
    case 'unblock':
      return { kind: command.kind, who: nameOfSender(command.args.email), ...named };
    case 'label':
    case 'move':
    case 'unlabel':
      return { kind: command.kind, label: nameOf(command.args.label), ...named };
    default:
      return { kind: command.kind, lesser, ...named };
  }
};

const isOnEvent = (command: Command): command is Extract<Command, { kind: EventCommandKind }> =>
  isEventKind(command.kind);

const listOf = ({ sender, count }: Named): string => (count > 1 ? `${count} mailing lists` : sender || 'the list');

const invertedOf = (
  kind: 'undo' | 'redo',
  given: GivenCommand,
  thread: Thread | undefined,
): CompletedCommand | null => {
  const of = firstKind(given);
  const inInbox = thread !== undefined && hasLabel(thread, 'inbox');
  if (of === null) return null;
  const named = namedBy(thread, threadsOf(given));
  const blocked = blockedBy(given);
  return { kind, of, inInbox, ...named, ...(blocked ? { sender: blocked } : {}) };
};

const nameOf = (label: Label): string => ownNames([label], mailbox.current().labels)[0]?.name ?? 'its label';

/** Uses the first name of a person. */
export const shortAnnouncement = <T extends { sender: string }>(announcement: T, thread: Thread | undefined): T => {
  const message = firstOf(thread);
  return { ...announcement, sender: message ? spokenName(message.from) : announcement.sender };
};

const namedBy = (thread: Thread | undefined, threadIds: readonly ThreadId[]): Named => {
  const message = firstOf(thread);
  const subject = message ? saidSubject(message, codesOf(message)) : '';
  return { count: threadIds.length, sender: message?.from.name ?? '', subject };
};

const firstOf = (thread: Thread | undefined): Message | undefined => thread && scriptOf(thread).messages[0]?.message;

/** The sender of the block that an undo or redo refers to. */
const blockedBy = ({ command }: GivenCommand): string | null => {
  if (command.kind === 'block' || command.kind === 'unblock') return nameOfSender(command.args.email);
  const target = command.kind === 'undo' || command.kind === 'redo' ? givenBy(command.args.commandId) : undefined;
  return target ? blockedBy(target) : null;
};

/** The original act behind an undo or redo. Null when this session does not know it. */
export const firstKind = ({ command }: GivenCommand): MailCommandKind | null => {
  if (isUnannounced(command) || isOnEvent(command)) return null;
  if (command.kind !== 'undo' && command.kind !== 'redo') return command.kind;
  const target = givenBy(command.args.commandId);
  return target ? firstKind(target) : null;
};

export const givenBy = (id: CommandId): GivenCommand | undefined => journal.current().find((given) => given.id === id);
