// What a command means, whichever it is: the changes it asks for, or the command it takes back.
import type * as z from 'zod/mini';
import type { ActionType } from '#domain/activity.ts';
import type { Change } from '#domain/change/mailbox.ts';
import type { CommandId, ThreadId } from '#domain/id.ts';
import type { Label } from '#domain/mail.ts';
import type { Changes } from './command.ts';
import type { Command, CommandKind } from './registry.ts';
import { registry } from './registry.ts';

export type Effect =
  | { kind: 'changes'; changes: Change[]; threadIds: readonly ThreadId[] }
  | { kind: 'inverts'; target: CommandId };

/** The one door from a command to its effect; everything else about it is in `registry[command.kind]`. */
export const effectOf = (command: Command): Effect => {
  if (command.kind === 'undo' || command.kind === 'redo')
    return { kind: 'inverts', target: registry[command.kind].effect.target(command.args) };
  return changing(command);
};

/** The arguments of each command that changes mail. */
type ArgsOf = { [Kind in Exclude<CommandKind, 'undo' | 'redo'>]: z.infer<(typeof registry)[Kind]['args']> };
type Changing<Kind extends keyof ArgsOf> = { [One in Kind]: { kind: One; args: ArgsOf[One] } }[Kind];

const effects: { [Kind in keyof ArgsOf]: { effect: Changes<ArgsOf[Kind]> } } = registry;

const changing = <Kind extends keyof ArgsOf>({ kind, args }: Changing<Kind>): Effect => {
  const { effect } = effects[kind];
  return { kind: 'changes', changes: effect.changes(args), threadIds: effect.threads(args) };
};

export const activityOf = (command: Command): ActionType => registry[command.kind].activity;

/** Whether it is for the mail at hand, of which no label is known to be there that is not told. */
export const isNeeded = (kind: CommandKind, mail: { labels?: readonly Label[] } | null): boolean => {
  const { needs } = registry[kind];
  return needs === undefined || (mail?.labels ?? []).includes(needs.label) !== needs.not;
};
