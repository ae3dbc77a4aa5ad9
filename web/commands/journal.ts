// What was given in this session, in its order: from it follow what 'undo' takes back next and what 'redo' does again.
import * as z from 'zod/mini';
import { targetOf } from '#commands/effect.ts';
import { Command, registry } from '#commands/registry.ts';
import { changedNothing, Done, touchedBy } from '#domain/change/change.ts';
import { CommandId, ThreadId } from '#domain/id.ts';
import { momentOf } from '#domain/id-maker.ts';
import { Subject, threadSubjects, threadsAmong } from '#domain/subject.ts';

/** Acts as the version before kept them. */
const fromBefore = (stored: unknown): unknown => {
  const before = Before.safeParse(stored);
  if (!before.success) return stored;
  const { threadIds, breath, ...act } = before.data;
  return { ...act, about: threadSubjects(threadIds), ...(breath ? { commandGroup: breath } : {}) };
};
const Before = z.catchall(z.object({ threadIds: z.array(ThreadId), breath: z.optional(CommandId) }), z.unknown());

/** One command given, with what it really changed on this device. */
export const GivenCommand = z.pipe(
  z.transform(fromBefore),
  z.object({
    id: CommandId,
    command: Command,
    done: z.readonly(z.array(Done)),
    about: z.readonly(z.array(Subject)),
    /** The same for all commands of one utterance: one undo takes back the group. */
    commandGroup: z.optional(CommandId),
  }),
);
export type GivenCommand = z.infer<typeof GivenCommand>;

/** The threads that a command was about. */
export const threadsOf = ({ about }: Pick<GivenCommand, 'about'>): ThreadId[] => threadsAmong(about);

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
      if (!target || registry[target.command.kind].redoable !== false) undone.push(given);
    } else {
      if (command.kind === 'redo') undone = undone.filter((one) => one.id !== command.args.commandId);
      else if (changedSomething(given)) undone = [];
      if (changedSomething(given)) acts.push(given);
    }
  }
  return { acts, undone, undoable: acts.at(-1) ?? null, redoable: undone.at(-1) ?? null };
};

/** What 'undo' takes back, or 'redo' does again: the last act and what remains of its group, the last first. */
export const lastGroup = ({ acts, undone, undoable, redoable }: UndoState, kind: 'undo' | 'redo'): GivenCommand[] => {
  const [last, among] = kind === 'undo' ? [undoable, acts] : [redoable, undone];
  if (!last?.commandGroup) return last ? [last] : [];
  return among.filter(({ commandGroup }) => commandGroup === last.commandGroup).toReversed();
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
  for (let next: CommandId | null = id; next !== null && !ids.has(next); next = targetIn(journal, next)) ids.add(next);
  return ids;
};

/** The journal with what the server says that a command really did, where this device could not know. */
export const filledIn = (journal: Journal, id: CommandId, done: readonly Done[]): Journal =>
  journal.map((given) => {
    if (given.id !== id || changedSomething(given)) return given;
    return { ...given, done, about: given.about.length > 0 ? given.about : touchedBy(done) };
  });

const targetIn = (journal: Journal, id: CommandId): CommandId | null => {
  const command = journal.find((given) => given.id === id)?.command;
  return command ? targetOf(command) : null;
};

const changedSomething = ({ command, done }: GivenCommand): boolean =>
  registry[command.kind].actsOutside === true || done.some((one) => !changedNothing(one));
