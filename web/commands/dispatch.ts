import { effectOf } from '#commands/effect.ts';
import type { Command } from '#commands/registry.ts';
import { type Change, changedNothing, type Done, invert } from '#domain/change/change.ts';
import { CommandId } from '#domain/id.ts';
import type { ProblemCode } from '#domain/problem.ts';
import type { Subject } from '#domain/subject.ts';
import { dismiss, retry } from '#web/data/commands.ts';
import { ledgers } from '#web/data/ledgers.ts';
import { deviceObservable } from '#web/data/observable.ts';
import { perDevice } from '#web/device.ts';
import type { ActShelf } from './act-shelf.ts';
import { filledIn, type GivenCommand, type Journal, joined, struck } from './journal.ts';
import { nextId } from './next-id.ts';
import type { Outbox } from './outbox.ts';
import type { OutboxEntry } from './outbox-entries.ts';
import { saidAloud } from './said-aloud.ts';
import { fallingWith, waiting } from './waiting.ts';

const given = deviceObservable((): Journal => []);
export const journal = { current: given.current, subscribe: given.subscribe };

export type Keeping = { outbox: Pick<Outbox, 'give' | 'sendNow' | 'drop'>; acts: Pick<ActShelf, 'put' | 'remove'> };

const kept = perDevice((): { keeping: Keeping | null } => ({ keeping: null }));

/** Sets the outbox and the journal; null between users. The journal ends with its user. */
export const keepIn = (next: Keeping | null): void => {
  kept().keeping = next;
  if (next === null) given.become([]);
};

export const recall = (kept: Journal): void => given.become(joined(kept, given.current()));

const newId = (): CommandId => CommandId.parse(nextId());

/** `commandGroup` is the same for all commands of one utterance. `id`: the command's, if its arguments contain it already. */
export type How = { spoken: boolean; commandGroup?: CommandId | undefined; id?: CommandId };

/** Applies the command, queues it, and returns what really changed here. */
export const dispatch = (command: Command, { spoken, commandGroup, id = newId() }: How): GivenCommand => {
  const { changes, about } = effectHere(command);
  const group = commandGroup ? { commandGroup } : {};
  const one: GivenCommand = { id, command, done: doneBy(changes), about, ...group };
  const byVoice = spoken && saidAloud() ? { byVoice: true } : {};
  kept().keeping?.outbox.give({ id, command, spoken, ...byVoice, changes, ...group });
  kept().keeping?.acts.put(one);
  given.become([...given.current(), one]);
  return one;
};

/** Adds a command of another tab, for undo. The other tab stores it. */
export const overhear = ({ id, command, changes, commandGroup }: OutboxEntry): void => {
  const { about } = effectHere(command);
  const one = { id, command, done: doneBy(changes), about, ...(commandGroup ? { commandGroup } : {}) };
  given.become(joined([one], given.current()));
};

export const isMoot = (id: CommandId, done: readonly Done[]): boolean =>
  done.every(changedNothing) &&
  given.current().some((one) => one.id === id && one.done.some((here) => !changedNothing(here)));

export const fillIn = (id: CommandId, done: readonly Done[]): void => {
  const before = given.current().find((one) => one.id === id);
  given.become(filledIn(given.current(), id, done));
  const after = given.current().find((one) => one.id === id);
  if (after && after !== before) kept().keeping?.acts.put(after);
};

export const sendNow = (): void => kept().keeping?.outbox.sendNow();

/** Drops a waiting command and all that depend on it. Undoes commands that may have reached the server. */
export const dropWaiting = (id: CommandId): void => {
  const one = waiting.current().find((each) => each.id === id);
  if (one?.asked)
    dispatch({ kind: one.command.kind === 'undo' ? 'redo' : 'undo', args: { commandId: id } }, { spoken: false });
  else if (one) for (const each of fallingWith(id, waiting.current())) kept().keeping?.outbox.drop(each);
};

/** Removes a refused command, and the undo or redo target that it names, unless that still stands. */
export const strike = (id: CommandId, problem?: ProblemCode): void => {
  const stands = problem === 'event.with-guests' || problem === 'command.later-first';
  const gone = stands ? new Set([id]) : struck(given.current(), id);
  kept().keeping?.acts.remove(gone);
  given.become(given.current().filter((one) => !gone.has(one.id)));
};

export const retryFailed = (id: CommandId): Promise<unknown> => retry(id);
export const dismissFailed = (id: CommandId): Promise<unknown> => dismiss(id);

/** The real effect of each change, in order. A command changes one ledger. */
const doneBy = (changes: readonly Change[]): Done[] => {
  const [first] = changes;
  return first ? ledgers[first.ledger].doneBy(changes) : [];
};

const effectHere = (command: Command): { changes: Change[]; about: readonly Subject[] } => {
  const effect = effectOf(command);
  if (effect.kind === 'changes') return effect;
  const target = given.current().find((one) => one.id === effect.target);
  // An act of another session: only the server knows what it did.
  if (!target) return { changes: [], about: [] };
  const changes = target.done.toReversed().map((done) => renamed(invert(done)));
  return { changes, about: target.about };
};

const renamed = (change: Change): Change => ledgers[change.ledger].renamed?.(change) ?? change;
