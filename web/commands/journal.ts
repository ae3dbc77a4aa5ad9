// What was given in this session, in its order: from it follow what 'undo' takes back next and what 'redo' does again.
import type { Command } from '#commands/registry.ts';
import type { Done } from '#domain/change.ts';
import type { CommandId, ThreadId } from '#domain/id.ts';

/** One command given, with what it really changed on this device. */
export type GivenCommand = { id: CommandId; command: Command; done: readonly Done[]; threadIds: readonly ThreadId[] };

export type UndoState = { undoable: GivenCommand | null; redoable: GivenCommand | null };

/** Commands of this session, oldest first. */
export type Journal = readonly GivenCommand[];

/**
 * The last act first, for the whole session. An undo takes its target out and puts itself on the pile of what can be redone;
 * a redo is an act like any other. A new act of another kind leaves nothing to redo.
 */
export const undoState = (journal: Journal): UndoState => {
  let acts: GivenCommand[] = [];
  let undone: GivenCommand[] = [];
  for (const given of journal) {
    const { command } = given;
    if (command.kind === 'undo') {
      acts = acts.filter((act) => act.id !== command.args.commandId);
      undone.push(given);
    } else {
      if (command.kind === 'redo') undone = undone.filter((one) => one.id !== command.args.commandId);
      else if (changedSomething(given)) undone = [];
      if (changedSomething(given)) acts.push(given);
    }
  }
  return { undoable: acts.at(-1) ?? null, redoable: undone.at(-1) ?? null };
};

const changedSomething = (given: GivenCommand): boolean => given.done.some((done) => done.edits.length > 0);
