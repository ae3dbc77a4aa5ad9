import * as z from 'zod/mini';
import { targetOf } from '#commands/effect.ts';
import { Command, registry } from '#commands/registry.ts';
import { changedNothing, Done, touchedBy } from '#domain/change/change.ts';
import { CommandId, ThreadId } from '#domain/id.ts';
import { momentOf } from '#domain/id-maker.ts';
import { Subject, threadSubjects, threadsAmong } from '#domain/subject.ts';

/** Reads acts of the previous version. */
const fromBefore = (stored: unknown): unknown => {
  const before = Before.safeParse(stored);
  if (!before.success) return stored;
  const { threadIds, breath, ...act } = before.data;
  return { ...act, about: threadSubjects(threadIds), ...(breath ? { commandGroup: breath } : {}) };
};
const Before = z.catchall(z.object({ threadIds: z.array(ThreadId), breath: z.optional(CommandId) }), z.unknown());

export const GivenCommand = z.pipe(
  z.transform(fromBefore),
  z.object({
    id: CommandId,
    command: Command,
    done: z.readonly(z.array(Done)),
    about: z.readonly(z.array(Subject)),
    commandGroup: z.optional(CommandId),
  }),
);
export type GivenCommand = z.infer<typeof GivenCommand>;

export const threadsOf = ({ about }: Pick<GivenCommand, 'about'>): ThreadId[] => threadsAmong(about);

export type UndoState = {
  /** Acts and undos that undo can take back, last one last. */
  acts: readonly GivenCommand[];
  undone: readonly GivenCommand[];
  undoable: GivenCommand | null;
  redoable: GivenCommand | null;
};

export type Journal = readonly GivenCommand[];

/** Undo removes its target and becomes redoable. A redo is an ordinary act. A new act clears the redo stack. */
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

export const lastGroup = ({ acts, undone, undoable, redoable }: UndoState, kind: 'undo' | 'redo'): GivenCommand[] => {
  const [last, among] = kind === 'undo' ? [undoable, acts] : [redoable, undone];
  if (!last?.commandGroup) return last ? [last] : [];
  return among.filter(({ commandGroup }) => commandGroup === last.commandGroup).toReversed();
};

const sessionHours = 12;
/** Acts that a device remembers. */
const most = 200;

export const stillOfThisSession = (journal: Journal, now: Date): Journal =>
  journal.filter(({ id }) => now.getTime() - momentOf(id).getTime() < sessionHours * 3_600_000).slice(-most);

export const joined = (one: Journal, other: Journal): Journal => {
  const known = new Map([...one, ...other].map((given) => [given.id, given]));
  return [...known.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
};

/** A refused undo also removes its target, which was undone elsewhere or never happened. */
export const struck = (journal: Journal, id: CommandId): ReadonlySet<CommandId> => {
  const ids = new Set<CommandId>();
  for (let next: CommandId | null = id; next !== null && !ids.has(next); next = targetIn(journal, next)) ids.add(next);
  return ids;
};

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
