import * as z from 'zod/mini';
import { costOf } from '#commands/effect.ts';
import { Command, UnknownCommand } from '#commands/registry.ts';
import { Change, type Done } from '#domain/change/change.ts';
import { CommandId } from '#domain/id.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import { give, giveUnread } from '#web/data/commands.ts';
import { owe, owedIsAccepted, oweNoMore } from '#web/data/credits-now.ts';
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
    byVoice: z.optional(z.boolean()),
    changes: z.array(Change),
    commandGroup: z.optional(CommandId),
  }),
);
export type OutboxEntry = z.infer<typeof OutboxEntry>;

/** An entry of a tab of another version. `command` keeps the arguments for the server. */
export const UnreadEntry = z.object({
  id: CommandId,
  command: z.catchall(UnknownCommand, z.unknown()),
  spoken: z.boolean(),
  byVoice: z.optional(z.boolean()),
});
export type UnreadEntry = z.infer<typeof UnreadEntry>;

export type KeptEntry = OutboxEntry | UnreadEntry;

export const isRead = (entry: KeptEntry): entry is OutboxEntry => 'changes' in entry;

export type Answer =
  | { kind: 'accepted'; revision: number; done: readonly Done[] }
  | { kind: 'refused'; problem: ProblemCode };

/** Throws errors that a retry may solve. */
export const sendOne = async (entry: KeptEntry): Promise<Answer> => {
  // Offline the page sends nothing, so nothing can have arrived.
  if (!hasNetwork()) throw new Problem('network.offline');
  try {
    nowAsked(entry.id);
    return { kind: 'accepted', ...(await giveEither(entry)) };
  } catch (error) {
    if (error instanceof Problem && isFinal(error.code)) return { kind: 'refused', problem: error.code };
    throw error;
  }
};

const giveEither = async (entry: KeptEntry): Promise<{ revision: number; done: readonly Done[] }> => {
  if (isRead(entry)) return give(entry.id, entry.command, entry);
  return { ...(await giveUnread(entry.id, entry.command, entry)), done: [] };
};

/** Idempotent. Each ledger takes its own changes. */
export const show = (entry: OutboxEntry): void => {
  nowWaits(entry);
  if (entry.byVoice && costOf(entry.command)) owe(entry.id);
  for (const ledger of Object.values(ledgers)) ledger.show(entry.id, entry.changes);
};

/** Null if the server refused the command. */
export const answered = (id: CommandId, revision: number | null): void => {
  waitsNoMore(id);
  if (revision === null) oweNoMore(id);
  else void owedIsAccepted(id);
  for (const ledger of Object.values(ledgers)) ledger.answered(id, revision);
};

/** Permanent answers: a retry does not help. */
const isFinal = (code: ProblemCode): boolean => final.has(code) || code.startsWith('event.');

const final: ReadonlySet<ProblemCode> = new Set([
  'credits.none',
  'request.invalid',
  'thread.unknown',
  'thread.gone',
  'command.unknown',
  'command.reused-id',
  'command.already-undone',
  'command.later-first',
  'command.not-delivered',
]);
