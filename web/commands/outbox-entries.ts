import * as z from 'zod/mini';
import { Command } from '#commands/registry.ts';
import { Change, type Done } from '#domain/change/change.ts';
import { CommandId } from '#domain/id.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import { give } from '#web/data/commands.ts';
import { ledgers } from '#web/data/ledgers.ts';
import { hasNetwork } from '#web/data/stand-in.ts';
import { nowAsked, nowWaits, waitsNoMore } from './waiting.ts';

/** Reads entries of the previous version. */
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
    commandGroup: z.optional(CommandId),
  }),
);
export type OutboxEntry = z.infer<typeof OutboxEntry>;

export type Answer =
  | { kind: 'accepted'; revision: number; done: readonly Done[] }
  | { kind: 'refused'; problem: ProblemCode };

/** Throws errors that a retry may solve. */
export const sendOne = async ({ id, command, spoken }: OutboxEntry): Promise<Answer> => {
  // Offline nothing is sent, so it is certain that nothing arrived.
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

/** Idempotent. Each ledger takes its own changes. */
export const show = (entry: OutboxEntry): void => {
  nowWaits(entry);
  for (const ledger of Object.values(ledgers)) ledger.show(entry.id, entry.changes);
};

/** Null if the server refused the command. */
export const answered = (id: CommandId, revision: number | null): void => {
  waitsNoMore(id);
  for (const ledger of Object.values(ledgers)) ledger.answered(id, revision);
};

/** Permanent answers: a retry does not help. */
const final: ReadonlySet<ProblemCode> = new Set([
  'request.invalid',
  'thread.unknown',
  'thread.gone',
  'command.unknown',
  'command.reused-id',
  'command.already-undone',
  'command.not-delivered',
]);
