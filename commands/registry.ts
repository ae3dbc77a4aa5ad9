// The list of everything a person can tell Flow to do. A new command is its file, one line here, and what then does not compile.
import * as z from 'zod/mini';
import { archive } from './archive.ts';
import { block } from './block.ts';
import { keepOut } from './keep-out.ts';
import { label } from './label.ts';
import { markRead } from './mark-read.ts';
import { markUnread } from './mark-unread.ts';
import { move } from './move.ts';
import { mute } from './mute.ts';
import { notSpam } from './not-spam.ts';
import { redo } from './redo.ts';
import { remind } from './remind.ts';
import { snooze } from './snooze.ts';
import { spam } from './spam.ts';
import { star } from './star.ts';
import { trash } from './trash.ts';
import { turnAway } from './turn-away.ts';
import { unblock } from './unblock.ts';
import { undo } from './undo.ts';
import { unlabel } from './unlabel.ts';
import { unmute } from './unmute.ts';
import { unstar } from './unstar.ts';
import { unsubscribe } from './unsubscribe.ts';
import { wake } from './wake.ts';

export const registry = {
  archive,
  trash,
  'mark-read': markRead,
  'mark-unread': markUnread,
  star,
  unstar,
  spam,
  'not-spam': notSpam,
  label,
  move,
  unlabel,
  unsubscribe,
  snooze,
  remind,
  wake,
  mute,
  unmute,
  'keep-out': keepOut,
  block,
  unblock,
  'turn-away': turnAway,
  undo,
  redo,
} as const;

export type CommandKind = keyof typeof registry;

/** A command as it travels: its kind and the ids it is about. */
export const Command = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('archive'), args: archive.args }),
  z.object({ kind: z.literal('trash'), args: trash.args }),
  z.object({ kind: z.literal('mark-read'), args: markRead.args }),
  z.object({ kind: z.literal('mark-unread'), args: markUnread.args }),
  z.object({ kind: z.literal('star'), args: star.args }),
  z.object({ kind: z.literal('unstar'), args: unstar.args }),
  z.object({ kind: z.literal('spam'), args: spam.args }),
  z.object({ kind: z.literal('not-spam'), args: notSpam.args }),
  z.object({ kind: z.literal('label'), args: label.args }),
  z.object({ kind: z.literal('move'), args: move.args }),
  z.object({ kind: z.literal('unlabel'), args: unlabel.args }),
  z.object({ kind: z.literal('unsubscribe'), args: unsubscribe.args }),
  z.object({ kind: z.literal('snooze'), args: snooze.args }),
  z.object({ kind: z.literal('remind'), args: remind.args }),
  z.object({ kind: z.literal('wake'), args: wake.args }),
  z.object({ kind: z.literal('mute'), args: mute.args }),
  z.object({ kind: z.literal('unmute'), args: unmute.args }),
  z.object({ kind: z.literal('keep-out'), args: keepOut.args }),
  z.object({ kind: z.literal('block'), args: block.args }),
  z.object({ kind: z.literal('unblock'), args: unblock.args }),
  z.object({ kind: z.literal('turn-away'), args: turnAway.args }),
  z.object({ kind: z.literal('undo'), args: undo.args }),
  z.object({ kind: z.literal('redo'), args: redo.args }),
]);
export type Command = z.infer<typeof Command>;
