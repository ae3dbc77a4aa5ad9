// What mute and unmute share: a mark on whole threads, free and reversible.
import type { ActionType } from '#domain/activity.ts';
import type { Label } from '#domain/mail.ts';
import type { Changes, CommandDefinition } from './command.ts';
import { ThreadArgs } from './triage.ts';

export const muting = <Kind extends string>(of: {
  kind: Kind;
  activity: ActionType;
  muted: boolean;
  remove: Label[];
}): CommandDefinition<Kind, ThreadArgs, Changes<ThreadArgs>> => ({
  kind: of.kind,
  args: ThreadArgs,
  activity: of.activity,
  credits: 0,
  readBack: false,
  effect: {
    kind: 'changes',
    changes: ({ threadIds }) => [{ kind: 'mute', threadIds, muted: of.muted, remove: of.remove }],
    threads: ({ threadIds }) => threadIds,
  },
});
