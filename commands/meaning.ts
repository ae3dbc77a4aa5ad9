// What a command means, whichever it is: the changes it asks for, or the command it takes back.
import type { Change } from '#domain/change.ts';
import type { ActionType } from '#domain/activity.ts';
import type { CommandId, ThreadId } from '#domain/id.ts';
import type { Command } from './registry.ts';
import { registry } from './registry.ts';

export type Meaning =
  | { kind: 'changes'; changes: Change[]; threadIds: readonly ThreadId[] }
  | { kind: 'inverts'; target: CommandId };

/** The one door from a command to its effect; everything else about it is in `registry[command.kind]`. */
export const meaningOf = (command: Command): Meaning => {
  if (command.kind === 'undo' || command.kind === 'redo')
    return { kind: 'inverts', target: registry[command.kind].effect.target(command.args) };
  const { effect } = registry[command.kind];
  return { kind: 'changes', changes: effect.changes(command.args), threadIds: effect.threads(command.args) };
};

export const activityOf = (command: Command): ActionType => registry[command.kind].activity;
