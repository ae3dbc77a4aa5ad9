// Gives a command: applied on this device at once, kept in the outbox, remembered for undo. The network catches up.
import { meaningOf } from '#commands/meaning.ts';
import type { Command } from '#commands/registry.ts';
import { type Change, invert } from '#domain/change.ts';
import { CommandId, type ThreadId } from '#domain/id.ts';
import { uuidV7 } from '#domain/id-maker.ts';
import { now } from '#web/clock.ts';
import { dismiss, retry } from '#web/data/commands.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { observable } from '#web/data/observable.ts';
import { overlaid } from '#web/data/overlay.ts';
import { type GivenCommand, type Journal, joined } from './journal.ts';
import type { Outbox } from './outbox.ts';

const given = observable<Journal>([]);
/** What was given in this session. */
export const journal = { current: given.current, subscribe: given.subscribe };

let outbox: Outbox | null = null;

/** Where commands go from now on; null between users. The journal is one user's and ends with them. */
export const setOutbox = (next: Outbox | null): void => {
  outbox = next;
  if (next === null) given.become([]);
};

/** Takes up what an earlier visit of this session gave. */
export const recall = (kept: Journal): void => given.become(joined(kept, given.current()));

/** Applies at once and queues; what it answers is what really changed here. */
export const dispatch = (command: Command, { spoken }: { spoken: boolean }): GivenCommand => {
  const id = nextId();
  const { changes, threadIds } = effectOf(command);
  const { done } = overlaid(mailbox.current().threads, changes);
  const one: GivenCommand = { id, command, done, threadIds };
  outbox?.give({ id, command, spoken, changes });
  given.become([...given.current(), one]);
  return one;
};

/** The outbox is sent in order of its ids, so no two share a moment, and a clock set back does not turn the order round. */
const nextId = (): CommandId => {
  lastMoment = Math.max(now().getTime(), lastMoment + 1);
  return CommandId.parse(uuidV7(new Date(lastMoment), crypto.getRandomValues(new Uint8Array(10))));
};
let lastMoment = 0;

/** A command that the server refused never happened: undo must not find it. */
export const strike = (id: CommandId): void => given.become(given.current().filter((one) => one.id !== id));

/** The failure disappears with the next changes; a problem is the caller's to show. */
export const retryFailed = (id: CommandId): Promise<unknown> => retry(id);
export const dismissFailed = (id: CommandId): Promise<unknown> => dismiss(id);

const effectOf = (command: Command): { changes: Change[]; threadIds: readonly ThreadId[] } => {
  const meaning = meaningOf(command);
  if (meaning.kind === 'changes') return meaning;
  const target = given.current().find((one) => one.id === meaning.target);
  // An act of another session, undone from the activity list: the server knows what it did, and shows it in a moment.
  if (!target) return { changes: [], threadIds: [] };
  return { changes: target.done.toReversed().map(invert), threadIds: target.threadIds };
};
