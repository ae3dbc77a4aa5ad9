// The entries of the outbox: how they lie on the device, how they are sent, and what the person sees of them meanwhile.
import * as z from 'zod/mini';
import { Command } from '#commands/registry.ts';
import { Change } from '#domain/change.ts';
import { CommandId } from '#domain/id.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import { give } from '#web/data/commands.ts';
import { learnOverlays } from '#web/data/mailbox-state.ts';
import type { Store } from '#web/data/store.ts';

export const OutboxEntry = z.object({ id: CommandId, command: Command, spoken: z.boolean(), changes: z.array(Change) });
export type OutboxEntry = z.infer<typeof OutboxEntry>;

/** `revision`: the server's with the command in it; null with a `problem` when it will never be done. */
export type Settled = (entry: OutboxEntry, revision: number | null, problem: ProblemCode | null) => void;

/** Entries that this tab holds because the device had no room for them. */
export type Unkept = Map<CommandId, OutboxEntry>;

/** Sends what waits, oldest first; throws at the first that found no server, and leaves it and the rest for later. */
export const sendAll = async (store: Store, unkept: Unkept, settled: Settled, closed: AbortSignal): Promise<void> => {
  const waiting = [...(await kept(store)), ...unkept.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const entry of waiting) {
    if (closed.aborted) return;
    const { revision, problem } = await sendOne(entry);
    if (!unkept.delete(entry.id)) await store.change('outbox', { remove: [entry.id] });
    settled(entry, revision, problem);
  }
};

/** A device without room still works: the command then lives in this tab until it is sent. */
export const keep = (store: Store, unkept: Unkept, entry: OutboxEntry): Promise<void> =>
  store.change('outbox', { put: new Map([[entry.id, entry]]) }).catch(() => void unkept.set(entry.id, entry));

/** Ids are made in order of time, and so the keys stand in the order in which the person acted. */
export const kept = async (store: Store): Promise<OutboxEntry[]> =>
  [...(await store.all('outbox')).values()].flatMap((one) => {
    const entry = OutboxEntry.safeParse(one);
    return entry.success ? [entry.data] : [];
  });

/** Lays the command over what the person sees, unless it lies there already. */
export const show = ({ id, changes }: OutboxEntry): void =>
  learnOverlays((overlays) =>
    overlays.some((overlay) => overlay.id === id) ? overlays : [...overlays, { id, changes, revision: null }],
  );

/** Refused ones fall away; the others stay until the server's threads of that revision are here, so that nothing flickers. */
export const answered = (id: CommandId, revision: number | null): void =>
  learnOverlays((overlays) =>
    overlays.flatMap((overlay) => {
      if (overlay.id !== id) return [overlay];
      return revision === null ? [] : [{ ...overlay, revision }];
    }),
  );

const sendOne = async ({ id, command, spoken }: OutboxEntry) => {
  try {
    const { revision } = await give(id, command, spoken);
    return { revision, problem: null };
  } catch (error) {
    if (error instanceof Problem && final.has(error.code)) return { revision: null, problem: error.code };
    throw error;
  }
};

/** Answers that another try will not change. */
const final: ReadonlySet<ProblemCode> = new Set([
  'request.invalid',
  'thread.unknown',
  'command.unknown',
  'command.reused-id',
  'command.already-undone',
  'command.not-delivered',
]);
