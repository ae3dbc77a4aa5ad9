// What a command is: one thing a person told Flow to do, complete, with ids and never pronouns.
import * as z from 'zod/mini';
import type { ActionType } from '#domain/activity.ts';
import type { Change } from '#domain/change/change.ts';
import type { LedgerName } from '#domain/change/ledgers.ts';
import type { CommandId } from '#domain/id.ts';
import type { Label } from '#domain/mail.ts';
import type { ProblemCode } from '#domain/problem.ts';
import type { Subject } from '#domain/subject.ts';

/** A command that changes things of one ledger. */
export type Changes<Args> = {
  kind: 'changes';
  ledger: LedgerName;
  changes: (args: Args) => Change[];
  about: (args: Args) => Subject[];
};

/** A command that takes an earlier one back, or does it again, by inverting what that one really did. */
export type Inverts<Args> = { kind: 'inverts'; target: (args: Args) => CommandId };

/** Mail with this label, or without it. */
export type MailCondition = { label: Label; not: boolean };

/** What a command says of itself. Its words are in `language/`. */
type Description<
  Kind extends string,
  Args,
  Effect extends Changes<Args> | Inverts<Args> = Changes<Args> | Inverts<Args>,
> = {
  kind: Kind;
  args: z.ZodMiniType<Args>;
  /** What the audit log calls it. */
  activity: ActionType;
  /** It throws something away or reaches other people, so an unsure recognition is asked about first. */
  grave: boolean;
  /** The only mail on which it does anything useful. */
  onlyFor?: MailCondition | undefined;
  /** It does something that no change shows, so it counts as done although nothing changed. */
  actsOutside?: true;
  /** An undo of it cannot be taken back. */
  redoable?: false;
  /** The history offers no undo for it. */
  fixedInHistory?: true;
  /** The person hears nothing when somebody did the same elsewhere before. */
  quietWhenMoot?: true;
  /** It is delivered once. A second try is refused with this problem. */
  retryRefusal?: ProblemCode;
  effect: Effect;
};

export const defineCommand = <
  const Kind extends string,
  Args,
  Effect extends Changes<Args> | Inverts<Args> = Changes<Args> | Inverts<Args>,
>(
  of: Description<Kind, Args, Effect>,
) => ({
  ...of,
  /** The command as it travels. */
  schema: z.object({ kind: z.literal(of.kind), args: of.args }),
});
