// Every command. A new command needs its own file and a line here; the compiler finds the rest.
import * as z from 'zod/mini';
import { archive } from './archive.ts';
import { block } from './block.ts';
import { blockTime } from './block-time.ts';
import { cancelEvent } from './cancel-event.ts';
import { changeSetting } from './change-setting.ts';
import { editEvent } from './edit-event.ts';
import { holdTimes } from './hold-times.ts';
import { keepOut } from './keep-out.ts';
import { label } from './label.ts';
import { markLessons } from './mark-lessons.ts';
import { markPromise } from './mark-promise.ts';
import { markRead } from './mark-read.ts';
import { markUnread } from './mark-unread.ts';
import { move } from './move.ts';
import { mute } from './mute.ts';
import { notSpam } from './not-spam.ts';
import { redo } from './redo.ts';
import { remember } from './remember.ts';
import { remind } from './remind.ts';
import { reschedule } from './reschedule.ts';
import { respond } from './respond.ts';
import { schedule } from './schedule.ts';
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
  schedule,
  'block-time': blockTime,
  'hold-times': holdTimes,
  reschedule,
  'edit-event': editEvent,
  'cancel-event': cancelEvent,
  respond,
  'change-setting': changeSetting,
  'mark-promise': markPromise,
  remember,
  'mark-lessons': markLessons,
  undo,
  redo,
} as const;

export type CommandKind = keyof typeof registry;

const [first, ...others] = Object.values(registry).map(({ schema }) => schema);
if (first === undefined) throw new Error('the registry is empty');

export const Command = z.discriminatedUnion('kind', [first, ...others]);
export type Command = z.infer<typeof Command>;

/** A command of a newer or older version. */
export const UnknownCommand = z.object({ kind: z.string().check(z.refine((kind) => !(kind in registry))) });
export type UnknownCommand = z.infer<typeof UnknownCommand>;

export const isKnown = (command: Command | UnknownCommand): command is Command => command.kind in registry;
