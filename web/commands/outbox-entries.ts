// The entries of the outbox: how one is sent, and what the person sees of it meanwhile.
import * as z from 'zod/mini';
import { Command } from '#commands/registry.ts';
import { Change, type Done } from '#domain/change/change.ts';
import { CommandId } from '#domain/id.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import { give } from '#web/data/commands.ts';
import { ledgers } from '#web/data/ledgers.ts';
import { hasNetwork } from '#web/data/stand-in.ts';
import { nowAsked, nowWaits, waitsNoMore } from './waiting.ts';

/** Entries as the version before kept them. */
const fromBefore = (stored: unknown): unknown => {
  const before = z.catchall(z.object({ breath: CommandId }), z.unknown()).safeParse(stored);
  if (!before.success) return stored;
  const { breath, ...entry } = before.data;
  return { ...entry, commandGroup: breath };
};

export const OutboxEntry = z.pipe(
  z.transform(fromBefore),
  z.object({
    id: CommandId,
    command: Command,
    spoken: z.boolean(),
    changes: z.array(Change),
    /** The same for all commands of one utterance. */
    commandGroup: z.optional(CommandId),
  }),
);
export type OutboxEntry = z.infer<typeof OutboxEntry>;

/** The server's last word: done, with its revision that has it in; or never to be done, and why. */
export type Answer =
  | { kind: 'accepted'; revision: number; done: readonly Done[] }
  | { kind: 'refused'; problem: ProblemCode };

/** Throws what another try may change. */
export const sendOne = async ({ id, command, spoken }: OutboxEntry): Promise<Answer> => {
  // Without a network nothing sets out, so that nobody need doubt whether it arrived.
  if (!hasNetwork()) throw new Problem('network.offline');
  try {
    nowAsked(id);
    const { revision, done } = await give(id, command, spoken);
    return { kind: 'accepted', revision, done };
  } catch (error) {
    if (error instanceof Problem && final.has(error.code)) return { kind: 'refused', problem: error.code };
    throw error;
  }
};

/** Shows the command at once, unless it is shown already. Each ledger takes its own changes. */
export const show = (entry: OutboxEntry): void => {
  nowWaits(entry);
  for (const ledger of Object.values(ledgers)) ledger.show(entry.id, entry.changes);
};

/** The server's word on a command; null where it refused it. */
export const answered = (id: CommandId, revision: number | null): void => {
  waitsNoMore(id);
  for (const ledger of Object.values(ledgers)) ledger.answered(id, revision);
};

/** Answers that another try will not change. */
const final: ReadonlySet<ProblemCode> = new Set([
  'request.invalid',
  'thread.unknown',
  'thread.gone',
  'command.unknown',
  'command.reused-id',
  'command.already-undone',
  'command.not-delivered',
]);
