// A random session: actions with undos and redos of the last ones. At the end everything is undone.
import type { Command } from '#commands/registry.ts';
import type { Account, CommandId, ThreadId } from '#domain/id.ts';
import { type Executed, execute } from '#server/commands/execute.ts';
import { randomOf } from '#test/chaos/random.ts';
import { type GivenCommand, undoState } from '#web/commands/journal.ts';
import { actsOf } from './acts.ts';
import type { World } from './person.ts';

export type Session = { given: number; undos: number; redos: number };

export const wholeSession = async (
  world: World,
  account: Account,
  { seed, threads, commands }: { seed: number; threads: readonly ThreadId[]; commands: number },
): Promise<Session> => {
  const random = randomOf(seed);
  const acts = actsOf(random, { threads, from: world.ctx.clock.now(), takeBack: 0 });
  const journal: GivenCommand[] = [];
  const counts: Session = { given: 0, undos: 0, redos: 0 };
  const give = async (id: CommandId, command: Command): Promise<Executed> => {
    const executed = await execute(world.ctx, account, { id, command, spoken: false });
    journal.push({ id, command, done: executed.done, about: [] });
    counts.given += 1;
    return executed;
  };
  const invert = async (kind: 'undo' | 'redo', target: GivenCommand): Promise<void> => {
    counts[`${kind}s`] += 1;
    await give(acts.nextId(), { kind, args: { commandId: target.id } });
  };
  while (counts.given < commands) {
    const { undoable, redoable } = undoState(journal);
    if (undoable && random.chance(0.25)) await invert('undo', undoable);
    else if (redoable && random.chance(0.3)) await invert('redo', redoable);
    else {
      const { id, command } = acts.next();
      await give(id, command);
    }
    if (random.chance(0.03)) await world.work();
  }
  for (let { undoable } = undoState(journal); undoable; { undoable } = undoState(journal))
    await invert('undo', undoable);
  await world.work();
  return counts;
};
