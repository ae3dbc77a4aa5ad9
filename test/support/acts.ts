// A random day of commands: every kind on any threads, with undos and redos.

import type { Command } from '#commands/registry.ts';
import { CommandId, type ThreadId } from '#domain/id.ts';
import { newId } from '#server/id.ts';
import type { Random } from '#test/chaos/random.ts';

export type Act = { id: CommandId; command: Command };

export type Acting = { next(): Act; nextId(): CommandId; given: readonly Act[] };

/** `takeBack`: probability of an undo or redo. `from`: the time of the first act. `apart`: milliseconds between two. */
export const actsOf = (
  random: Random,
  {
    threads,
    from,
    takeBack,
    apart = 1000,
  }: { threads: readonly ThreadId[]; from: Date; takeBack: number; apart?: number },
): Acting => {
  const given: Act[] = [];
  /** The next invertible act, by an undo or a redo. */
  const standing: Act[] = [];
  let made = 0;
  const nextId = (): CommandId => CommandId.parse(newId(new Date(from.getTime() + made++ * apart)));
  const next = (): Act => {
    const id = nextId();
    const target = random.chance(takeBack) && standing.length > 0 ? random.pick(standing) : null;
    const act: Act = { id, command: target ? inverse(target) : chosen(random, threads, from) };
    if (target) standing.splice(standing.indexOf(target), 1);
    standing.push(act);
    given.push(act);
    return act;
  };
  return { next, nextId, given };
};

const inverse = ({ id, command }: Act): Command =>
  command.kind === 'undo' ? { kind: 'redo', args: { commandId: id } } : { kind: 'undo', args: { commandId: id } };

const kinds = ['archive', 'trash', 'mark-read', 'mark-unread', 'star', 'unstar', 'spam'] as const;

const chosen = (random: Random, threads: readonly ThreadId[], from: Date): Command => {
  const one = random.pick(threads);
  const threadIds = random.chance(0.8) ? [one] : threads.filter((id) => id === one || random.chance(0.2)).slice(0, 8);
  if (random.chance(0.85)) return { kind: random.pick(kinds), args: { threadIds } };
  // Far ahead, so nothing returns meanwhile.
  const at = new Date(from.getTime() + random.between(30, 300) * 86_400_000).toISOString();
  return random.chance(0.5)
    ? { kind: 'snooze', args: { threadIds, until: at } }
    : { kind: 'remind', args: { threadIds, at, unlessAnswered: random.chance(0.5), archive: random.chance(0.5) } };
};
