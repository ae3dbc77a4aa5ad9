// The effect of every command: its changes, or the command that it inverts.
import type * as z from 'zod/mini';
import type { ActionType } from '#domain/action-words.ts';
import type { Change } from '#domain/change/change.ts';
import type { LedgerName } from '#domain/change/ledgers.ts';
import type { SpendReason } from '#domain/credits.ts';
import type { CommandId } from '#domain/id.ts';
import type { Label } from '#domain/mail.ts';
import type { Subject } from '#domain/subject.ts';
import { type Changes, type Inverts, Tells } from './command.ts';
import { type Command, type CommandKind, registry } from './registry.ts';

export type Effect =
  | { kind: 'changes'; ledger: LedgerName; changes: Change[]; about: readonly Subject[] }
  | { kind: 'inverts'; target: CommandId };

/** The only way from a command to its effect. `registry[command.kind]` holds the rest. */
export const effectOf = (command: Command): Effect =>
  isInversion(command) ? { kind: 'inverts', target: inverting(command) } : changing(command);

export const targetOf = (command: Command): CommandId | null => (isInversion(command) ? inverting(command) : null);

export const activityOf = <Kind extends CommandKind>({ kind, args }: Given<Kind>): ActionType => {
  const { activity, activityFor } = activities[kind];
  return activityFor?.(args) ?? activity;
};

/** What a request by voice is charged as. Undefined: it is free. */
export const costOf = ({ kind }: Command): SpendReason | undefined => registry[kind].costs;

/** The addresses that the person agreed to notify. Null: the command itself names them. */
export const tellsOf = ({ kind, args }: Command): readonly string[] | null =>
  kind === 'respond' ? null : ('tells' in args && Tells.safeParse(args.tells).data) || [];

/** Returns whether a command is useful on this mail. A missing label counts as absent. */
export const appliesTo = (kind: CommandKind, mail: { labels?: readonly Label[] } | null): boolean => {
  const { onlyFor } = registry[kind];
  return onlyFor === undefined || (mail?.labels ?? []).includes(onlyFor.label) !== onlyFor.not;
};

type KindOf<Effect extends string> = {
  [Kind in CommandKind]: (typeof registry)[Kind]['effect'] extends { kind: Effect } ? Kind : never;
}[CommandKind];
type ArgsOf = { [Kind in CommandKind]: z.infer<(typeof registry)[Kind]['args']> };
type Given<Kind extends CommandKind> = { [One in Kind]: { kind: One; args: ArgsOf[One] } }[Kind];

export type Inversion = Given<KindOf<'inverts'>>;

export const isInversion = (command: Command): command is Inversion => isInversionKind(command.kind);

const isInversionKind = (kind: CommandKind): kind is KindOf<'inverts'> => registry[kind].effect.kind === 'inverts';

type Logged<Args> = { activity: ActionType; activityFor?: ((args: Args) => ActionType) | undefined };
const activities: { [Kind in CommandKind]: Logged<ArgsOf[Kind]> } = registry;

const changes: { [Kind in KindOf<'changes'>]: { effect: Changes<ArgsOf[Kind]> } } = registry;
const inversions: { [Kind in KindOf<'inverts'>]: { effect: Inverts<ArgsOf[Kind]> } } = registry;

const changing = <Kind extends KindOf<'changes'>>({ kind, args }: Given<Kind>): Effect => {
  const { effect } = changes[kind];
  return { kind: 'changes', ledger: effect.ledger, changes: effect.changes(args), about: effect.about(args) };
};

const inverting = <Kind extends KindOf<'inverts'>>({ kind, args }: Given<Kind>): CommandId =>
  inversions[kind].effect.target(args);
