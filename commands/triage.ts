// What every triage command shares: it adds and removes labels on whole threads.
import type { ActionType } from '#domain/activity.ts';
import type { Label } from '#domain/mail.ts';
import type { Needs } from './command.ts';
import { threadCommand } from './thread-command.ts';

export const triage = <Kind extends string>({
  add,
  remove,
  ...of
}: {
  kind: Kind;
  activity: ActionType;
  grave: boolean;
  needs?: Needs;
  add: Label[];
  remove: Label[];
}) => threadCommand({ ...of, change: (threadIds) => ({ kind: 'relabel', threadIds, add, remove }) });
