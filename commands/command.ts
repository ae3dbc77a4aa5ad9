// What a command is: one thing a person told Flow to do, complete, with ids and never pronouns.
import type * as z from 'zod/mini';
import type { ActionType } from '#domain/activity.ts';
import type { Change } from '#domain/change/mailbox.ts';
import type { CommandId, ThreadId } from '#domain/id.ts';
import type { Label } from '#domain/mail.ts';

/** A command that changes mail: which changes, and which threads they are about. */
export type Changes<Args> = {
  kind: 'changes';
  changes: (args: Args) => Change[];
  threads: (args: Args) => readonly ThreadId[];
};

/** A command that takes an earlier one back (or forth again) by inverting what that one really did. */
export type Inverts<Args> = { kind: 'inverts'; target: (args: Args) => CommandId };

/** Mail that bears this label, or does not. */
export type Needs = { label: Label; not: boolean };

/** What a command says of itself, in one place; its words are in `language/`. */
export type CommandDefinition<
  Kind extends string,
  Args,
  Effect extends Changes<Args> | Inverts<Args> = Changes<Args> | Inverts<Args>,
> = {
  kind: Kind;
  args: z.ZodMiniType<Args>;
  /** What the audit log calls it. */
  activity: ActionType;
  /** Credits it costs when spoken. Triage is free. */
  credits: number;
  /** It must be read back and confirmed before it may run. */
  readBack: boolean;
  /** It throws something away or reaches other people: where that is not surely meant, it is asked about first. */
  grave: boolean;
  /** It is for such mail alone, and does nothing worth it to other; absent where it is for any. */
  needs?: Needs;
  effect: Effect;
};
