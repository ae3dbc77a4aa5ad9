// What was given in this session, in its order: from it follow what 'undo' takes back next and what 'redo' does again.
import * as z from 'zod/mini';
import { Command } from '#commands/registry.ts';
import { changedNothing, Done, threadsIn } from '#domain/change/mailbox.ts';
import { CommandId, ThreadId } from '#domain/id.ts';
import { momentOf } from '#domain/id-maker.ts';

/** One command given, with what it really changed on this device. */
export const GivenCommand = z.object({
  id: CommandId,
  command: Command,
  done: z.readonly(z.array(Done)),
  threadIds: z.readonly(z.array(ThreadId)),
  /** What was said with others in one breath bears the same, and goes back with them. */
  breath: z.optional(CommandId),
});
export type GivenCommand = z.infer<typeof GivenCommand>;

export type UndoState = {
  /** Acts that can be taken back, and undos that can be taken back in turn, the last one last. */
  acts: readonly GivenCommand[];
  undone: readonly GivenCommand[];
  /** The last of each. */
  undoable: GivenCommand | null;
  redoable: GivenCommand | null;
};

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
      const target = acts.find((act) => act.id === command.args.commandId);
      acts = acts.filter((act) => act !== target);
      if (target?.command.kind !== 'unsubscribe') undone.push(given);
    } else {
      if (command.kind === 'redo') undone = undone.filter((one) => one.id !== command.args.commandId);
      else if (changedSomething(given)) undone = [];
      if (changedSomething(given)) acts.push(given);
    }
  }
  return { acts, undone, undoable: acts.at(-1) ?? null, redoable: undone.at(-1) ?? null };
};

/** What 'undo' takes back, or 'redo' does again: the last, and whatever stands that was given in one breath with it; the last first. */
export const lastBreath = ({ acts, undone, undoable, redoable }: UndoState, kind: 'undo' | 'redo'): GivenCommand[] => {
  const [last, among] = kind === 'undo' ? [undoable, acts] : [redoable, undone];
  if (!last?.breath) return last ? [last] : [];
  return among.filter(({ breath }) => breath === last.breath).toReversed();
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

/** A refused undo takes what it was about with it: that was taken back elsewhere, or never came about, and is not asked for again. */
export const struck = (journal: Journal, id: CommandId): ReadonlySet<CommandId> => {
  const ids = new Set<CommandId>();
  for (let next: CommandId | null = id; next !== null && !ids.has(next); next = targetOf(journal, next)) ids.add(next);
  return ids;
};

/** The journal with what the server says that a command really did, where this device could not know. */
export const filledIn = (journal: Journal, id: CommandId, done: readonly Done[]): Journal =>
  journal.map((given) => {
    if (given.id !== id || changedSomething(given)) return given;
    return { ...given, done, threadIds: given.threadIds.length > 0 ? given.threadIds : threadsIn(done) };
  });

const targetOf = (journal: Journal, id: CommandId): CommandId | null => {
  const command = journal.find((given) => given.id === id)?.command;
  return command?.kind === 'undo' || command?.kind === 'redo' ? command.args.commandId : null;
};

/** A list that is told to be left is no change of mail, and can be taken back for a moment. */
const changedSomething = ({ command, done }: GivenCommand): boolean =>
  command.kind === 'unsubscribe' || done.some((one) => !changedNothing(one));
