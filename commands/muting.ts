// What mute and unmute share: a mark on whole threads, free and reversible.
import type { ActionType } from '#domain/activity.ts';
import type { Label } from '#domain/mail.ts';
import { threadCommand } from './thread-command.ts';

export const muting = <Kind extends string>({
  muted,
  remove,
  ...of
}: {
  kind: Kind;
  activity: ActionType;
  muted: boolean;
  remove: Label[];
}) => threadCommand({ ...of, grave: false, change: (threadIds) => ({ kind: 'mute', threadIds, muted, remove }) });
