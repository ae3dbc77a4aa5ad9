// Flow's replies for each command. A new command is its file and its line here; the compiler asks for both.
import type { MailCommandKind } from '#language/mail/command-kinds.ts';
import { archive } from './commands/archive.ts';
import { block } from './commands/block.ts';
import { label } from './commands/label.ts';
import { markRead } from './commands/mark-read.ts';
import { markUnread } from './commands/mark-unread.ts';
import { move } from './commands/move.ts';
import { mute } from './commands/mute.ts';
import { notSpam } from './commands/not-spam.ts';
import { remind } from './commands/remind.ts';
import { snooze } from './commands/snooze.ts';
import { spam } from './commands/spam.ts';
import { star } from './commands/star.ts';
import { trash } from './commands/trash.ts';
import { unblock } from './commands/unblock.ts';
import { unlabel } from './commands/unlabel.ts';
import { unmute } from './commands/unmute.ts';
import { unstar } from './commands/unstar.ts';
import { unsubscribe } from './commands/unsubscribe.ts';
import type { CommandWords } from './commands/words.ts';

export const commandWords: Readonly<Record<MailCommandKind, CommandWords>> = {
  archive,
  trash,
  snooze,
  remind,
  mute,
  unmute,
  block,
  unblock,
  spam,
  'not-spam': notSpam,
  unsubscribe,
  label,
  move,
  unlabel,
  star,
  unstar,
  'mark-read': markRead,
  'mark-unread': markUnread,
};

export const isAct = (kind: string): kind is MailCommandKind => kind in commandWords;
