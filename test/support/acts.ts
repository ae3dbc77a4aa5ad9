// Commands as a person gives them all day, chosen by chance: every kind on any threads, and undo and redo of what was given.

import type { Command } from '#commands/registry.ts';
import { CommandId, type ThreadId } from '#domain/id.ts';
import { newId } from '#server/id.ts';
import type { Random } from '#test/chaos/random.ts';

export type Act = { id: CommandId; command: Command };

export type Acting = { next(): Act; nextId(): CommandId; given: readonly Act[] };

/** `takeBack`: how likely an act is an undo or a redo. `from`: when the first is given; each is a second after the one before. */
export const actsOf = (
  random: Random,
  { threads, from, takeBack }: { threads: readonly ThreadId[]; from: Date; takeBack: number },
): Acting => {
  const given: Act[] = [];
  /** The act that may be inverted next, and by which kind: an undo is inverted by a redo, anything else by an undo. */
  const standing: Act[] = [];
  let made = 0;
  const nextId = (): CommandId => CommandId.parse(newId(new Date(from.getTime() + made++ * 1000)));
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
  // Mostly one thread, now and then a handful.
  const threadIds = random.chance(0.8) ? [one] : threads.filter((id) => id === one || random.chance(0.2)).slice(0, 8);
  if (random.chance(0.85)) return { kind: random.pick(kinds), args: { threadIds } };
  // So far ahead that nothing comes back while they are given.
  const at = new Date(from.getTime() + random.between(30, 300) * 86_400_000).toISOString();
  return random.chance(0.5)
    ? { kind: 'snooze', args: { threadIds, until: at } }
    : { kind: 'remind', args: { threadIds, at, unlessAnswered: random.chance(0.5), archive: random.chance(0.5) } };
};
