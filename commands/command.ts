// A command is one complete request of a person. It holds ids, never pronouns.
import * as z from 'zod/mini';
import type { ActionType } from '#domain/action-words.ts';
import type { Change } from '#domain/change/change.ts';
import type { LedgerName } from '#domain/change/ledgers.ts';
import type { SpendReason } from '#domain/credits.ts';
import type { CommandId } from '#domain/id.ts';
import type { Label } from '#domain/mail.ts';
import type { ProblemCode } from '#domain/problem.ts';
import type { Subject } from '#domain/subject.ts';

export type Changes<Args> = {
  kind: 'changes';
  ledger: LedgerName;
  changes: (args: Args) => Change[];
  about: (args: Args) => Subject[];
};

/** Undo or redo: inverts what an earlier command really did. */
export type Inverts<Args> = { kind: 'inverts'; target: (args: Args) => CommandId };

/** The addresses that the person saw before they confirmed the command. The server notifies nobody else. */
export const Tells = z.optional(z.array(z.string().check(z.maxLength(320))).check(z.maxLength(1000)));
export type Tells = z.infer<typeof Tells>;

/** Mail with this label, or without it. */
export type MailCondition = { label: Label; not: boolean };

type Description<
  Kind extends string,
  Args,
  Effect extends Changes<Args> | Inverts<Args> = Changes<Args> | Inverts<Args>,
> = {
  kind: Kind;
  args: z.ZodMiniType<Args>;
  activity: ActionType;
  /** For entries that depend on the arguments. */
  activityFor?: (args: Args) => ActionType;
  /** It deletes something or reaches other people, so Flow confirms an unsure recognition. */
  grave: boolean;
  /** The only mail on which the command is useful. */
  onlyFor?: MailCondition | undefined;
  /** Given by voice, it costs a credit, for this. By hand it is free. */
  costs?: SpendReason;
  /** The effect is not a `Change`, so an empty result still counts as done. */
  actsOutside?: true;
  /** Only Flow itself gives it. The server refuses it from a client. */
  automatic?: true;
  /** Redo is not possible after an undo. */
  redoable?: false;
  /** The history offers no undo. */
  fixedInHistory?: true;
  /** Says nothing if someone else did the same before. */
  quietWhenMoot?: true;
  /** The server delivers it once. A retry fails with this problem. */
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
  schema: z.object({ kind: z.literal(of.kind), args: of.args }),
});
