import { targetOf } from '#commands/effect.ts';
import type { Command } from '#commands/registry.ts';
import type { Change } from '#domain/change/change.ts';
import type { CommandId } from '#domain/id.ts';
import { deviceObservable } from '#web/data/observable.ts';

/** `asked`: sent without an answer, so the server may have done it. */
export type Waiting = { id: CommandId; command: Command; changes: readonly Change[]; asked: boolean };

const held = deviceObservable((): readonly Waiting[] => []);
export const waiting = { current: held.current, subscribe: held.subscribe };

export const nowWaits = ({ id, command, changes }: Omit<Waiting, 'asked'>): void => {
  if (held.current().some((one) => one.id === id)) return;
  const all = [...held.current(), { id, command, changes, asked: false }];
  held.become(all.sort((a, b) => (a.id < b.id ? -1 : 1)));
};

export const nowAsked = (id: CommandId): void =>
  held.become(held.current().map((one) => (one.id === id && !one.asked ? { ...one, asked: true } : one)));

export const waitsNoMore = (id: CommandId): void => {
  if (held.current().some((one) => one.id === id)) held.become(held.current().filter((one) => one.id !== id));
};

export const forgetWaiting = (): void => held.become([]);

/** The command with all its undos and redos, newest first, because they need it. */
export const fallingWith = (id: CommandId, all: readonly Waiting[]): CommandId[] => {
  const falling = new Set<CommandId>([id]);
  for (const one of all) {
    const target = targetOf(one.command);
    if (target !== null && falling.has(target)) falling.add(one.id);
  }
  return [...falling].reverse();
};
