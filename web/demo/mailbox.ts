// The mailbox of the demo: threads, commands and listeners. Commands on events go to its calendar. Commands have their usual meaning. Only the storage differs.
import { effectOf } from '#commands/effect.ts';
import type { Command } from '#commands/registry.ts';
import { type Change, type Done, invert, touchedBy } from '#domain/change/change.ts';
import { CommandId, type ThreadId } from '#domain/id.ts';
import { uuidV7 } from '#domain/id-maker.ts';
import { isFreeName, nameToMake, type OwnLabel, withSettledLabels } from '#domain/label.ts';
import { type Label, LabelId, type Message, type Thread } from '#domain/mail.ts';
import { Problem } from '#domain/problem.ts';
import type { Subject } from '#domain/subject.ts';
import { now } from '#web/clock.ts';
import type { Heard } from '#web/data/live.ts';
import { overlaid } from '#web/data/overlay.ts';
import type { CalendarBook } from './calendar-book.ts';
import { type LessonBook, withAllowedHabits } from './lesson-book.ts';
import type { PromiseBook } from './promise-book.ts';
import { factsOf } from './read-mails.ts';
import type { SettingsBook } from './settings-book.ts';

export type Given = {
  id: CommandId;
  command: Command;
  about: readonly Subject[];
  done: readonly Done[];
  revision: number;
  at: Date;
  undone: boolean;
};

export type DemoMailbox = {
  threads: () => ReadonlyMap<ThreadId, Thread>;
  revision: () => number;
  /** Threads that changed after the revision. */
  since: (revision: number) => Thread[];
  labels: () => readonly OwnLabel[];
  /** Idempotent by id. */
  give: (id: CommandId, command: Command) => Given;
  given: () => readonly Given[];
  /** Adds a message by the person. Without a reply it starts a thread. */
  add: (threadId: ThreadId, message: Message) => void;
  listen: (heard: Heard['event']) => () => void;
  tell: Heard['event'];
  wakeDue: () => void;
};

type Books = {
  book: Pick<CalendarBook, 'apply' | 'revision'>;
  preferences: Pick<SettingsBook, 'apply'>;
  promises: Pick<PromiseBook, 'apply'>;
  lessons: Pick<LessonBook, 'apply' | 'notes'>;
};

export const createMailbox = (first: readonly Thread[], ownLabels: readonly OwnLabel[], books: Books): DemoMailbox => {
  const threads = new Map(first.map((thread) => [thread.id, thread]));
  const changedAt = new Map<ThreadId, number>();
  const commands = new Map<CommandId, Given>();
  const listeners = new Set<Heard['event']>();
  let labels = ownLabels;
  let revision = 1;

  const tell: Heard['event'] = (event) => {
    for (const heard of listeners) heard(event);
  };
  const put = (changed: Iterable<Thread>): void => {
    revision += 1;
    for (const thread of changed) {
      threads.set(thread.id, thread);
      changedAt.set(thread.id, revision);
    }
    tell({ kind: 'revision', ledger: 'mailbox', revision });
  };
  const carryOut = (id: CommandId, command: Command): Given => {
    const { changes, about } = changesFor(command, commands);
    const applied = appliedElsewhere(changes, { books, tell, threads, put }) ?? appliedToMail(changes);
    const given = { id, command, about, at: now(), undone: false, ...applied };
    commands.set(id, given);
    return given;
  };
  const appliedToMail = (changes: readonly Change[]): Applied => {
    labels = [...labels, ...toMake(changes, labels)];
    const { changed, done } = overlaid(
      threads,
      changes.flatMap((change) => (change.ledger === 'mailbox' ? [withSettledLabels(change, labels)] : [])),
    );
    put(changed.values());
    return { done, revision };
  };

  return {
    threads: () => threads,
    revision: () => revision,
    since: (then) => [...threads.values()].filter(({ id }) => (changedAt.get(id) ?? 1) > then),
    labels: () => labels,
    give: (id, command) => commands.get(id) ?? carryOut(id, command),
    given: () => [...commands.values()],
    add: (threadId, message) => put([withMessage(threads, threadId, message)]),
    listen: (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    tell,
    wakeDue: () => {
      const due = [...threads.values()].filter(isDue).map(({ id }) => id);
      if (due.length > 0) carryOut(newCommandId(), { kind: 'wake', args: { threadIds: due, by: 'time' } });
    },
  };
};

type Applied = Pick<Given, 'done' | 'revision'>;

type Elsewhere = {
  books: Books;
  tell: Heard['event'];
  threads: ReadonlyMap<ThreadId, Thread>;
  put: (changed: Iterable<Thread>) => void;
};

/** Null if the changes are about mail. */
const appliedElsewhere = (changes: readonly Change[], { books, tell, threads, put }: Elsewhere): Applied | null =>
  appliedToEvents(changes, books.book, tell) ??
  appliedToSettings(changes, books.preferences, tell) ??
  appliedToPromises(changes, books.promises, tell) ??
  appliedToLessons(changes, books.lessons, tell, () => put(withAllowedHabits(threads.values(), books.lessons.notes())));

const appliedToEvents = (changes: readonly Change[], book: Books['book'], tell: Heard['event']): Applied | null => {
  const events = changes.flatMap((change) => (change.ledger === 'calendar' ? [change] : []));
  if (events.length === 0) return null;
  const done = book.apply(events);
  tell({ kind: 'calendar', revision: book.revision() });
  return { done, revision: book.revision() };
};

const appliedToSettings = (
  changes: readonly Change[],
  preferences: Books['preferences'],
  tell: Heard['event'],
): Applied | null => {
  const applied = preferences.apply(changes);
  if (applied !== null) tell({ kind: 'revision', ledger: 'settings', revision: applied.revision });
  return applied;
};

const appliedToPromises = (
  changes: readonly Change[],
  promises: Books['promises'],
  tell: Heard['event'],
): Applied | null => {
  const applied = promises.apply(changes);
  if (applied !== null) tell({ kind: 'revision', ledger: 'promises', revision: applied.revision });
  return applied;
};

/** `renew`: the queue hears of changed habits. */
const appliedToLessons = (
  changes: readonly Change[],
  lessons: Books['lessons'],
  tell: Heard['event'],
  renew: () => void,
): Applied | null => {
  const applied = lessons.apply(changes);
  if (applied === null) return null;
  tell({ kind: 'revision', ledger: 'lessons', revision: applied.revision });
  renew();
  tell({ kind: 'contacts', revision: applied.revision + 1 });
  return applied;
};

/** An undone command stays undone. */
const changesFor = (
  command: Command,
  commands: Map<CommandId, Given>,
): { changes: Change[]; about: readonly Subject[] } => {
  const effect = effectOf(command);
  if (effect.kind === 'changes') return effect;
  const target = commands.get(effect.target);
  if (!target) throw new Problem('command.unknown');
  if (target.undone) throw new Problem('command.already-undone');
  commands.set(target.id, { ...target, undone: true });
  return { changes: target.done.toReversed().map(invert), about: touchedBy(target.done) };
};

const withMessage = (threads: ReadonlyMap<ThreadId, Thread>, id: ThreadId, message: Message): Thread => {
  const messages = [...(threads.get(id)?.messages ?? []), message];
  const all = [...threads.values()].flatMap((thread) => thread.messages).concat(message);
  return { ...threads.get(id), id, messages, sender: factsOf(all)(messages) };
};

const isDue = ({ reminder }: Thread): boolean =>
  reminder !== undefined && reminder.wokenBy === null && Date.parse(reminder.wakeAt) <= now().getTime();

const newCommandId = (): CommandId => CommandId.parse(uuidV7(now(), crypto.getRandomValues(new Uint8Array(10))));

/** Label names in the changes that do not exist yet. */
const toMake = (changes: readonly Change[], known: readonly OwnLabel[]): OwnLabel[] => {
  const added = changes.flatMap((change) => (change.kind === 'relabel' ? change.add : []));
  const names = added.flatMap((id: Label) => nameToMake(id) ?? []).filter((name) => isFreeName(name, known));
  return [...new Set(names)].map((name, nth) => ({ id: LabelId.parse(`Label_${known.length + nth}`), name }));
};
