// What was given in this session, in its order: from it follow what 'undo' takes back next and what 'redo' does again.
import * as z from 'zod/mini';
import { Command } from '#commands/registry.ts';
import { Done } from '#domain/change.ts';
import { CommandId, ThreadId } from '#domain/id.ts';
import { momentOf } from '#domain/id-maker.ts';

/** One command given, with what it really changed on this device. */
export const GivenCommand = z.object({
  id: CommandId,
  command: Command,
  done: z.readonly(z.array(Done)),
  threadIds: z.readonly(z.array(ThreadId)),
});
export type GivenCommand = z.infer<typeof GivenCommand>;

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

/** Hours after which an act belongs to a session that is over. */
const sessionHours = 12;
/** Acts that a device remembers. */
const most = 200;

/** What a reload, or a visit later the same day, still knows of what was given. */
export const stillOfThisSession = (journal: Journal, now: Date): Journal =>
  journal.filter(({ id }) => now.getTime() - momentOf(id).getTime() < sessionHours * 3_600_000).slice(-most);

/** Two journals as one, in order of time. */
export const joined = (one: Journal, other: Journal): Journal => {
  const known = new Map([...one, ...other].map((given) => [given.id, given]));
  return [...known.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
};

const changedSomething = (given: GivenCommand): boolean => given.done.some((done) => done.edits.length > 0);
