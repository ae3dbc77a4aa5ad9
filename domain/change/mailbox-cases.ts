import { MessageId, ThreadId } from '#domain/id.ts';
import type { Label } from '#domain/mail.ts';
import type { Reminder } from '#domain/reminder.ts';
import type { LabelEdit } from './label-edit.ts';
import type { MailboxChange } from './mailbox.ts';

type Labels = Readonly<Record<string, readonly Label[]>>;

export type ChangeCase = {
  name: string;
  /** The first letter of a message names its thread: `a1` is in `a`. */
  before: Labels;
  changes: readonly MailboxChange[];
  after: Labels;
  /** The labels after an undo of every change, last first. */
  undone: Labels;
  reminders?: Readonly<Record<'before' | 'after' | 'undone', Readonly<Record<string, Reminder>>>>;
  muted?: Readonly<Record<'before' | 'after' | 'undone', readonly string[]>>;
  blocked?: Readonly<Record<'before' | 'after' | 'undone', readonly string[]>>;
};

export const senderOf = (message: string): string => `${message}@far.example`;

export const threadOf = (message: string): ThreadId => ThreadId.parse(message.slice(0, 1));

export const threads = (...ids: string[]): ThreadId[] => ids.map((id) => ThreadId.parse(id));
const relabel = (ids: ThreadId[], add: Label[], remove: Label[]): MailboxChange => ({
  ledger: 'mailbox',
  kind: 'relabel',
  threadIds: ids,
  add,
  remove,
});
const edit = (message: string, add: Label[], remove: Label[]): LabelEdit => ({
  messageId: MessageId.parse(message),
  threadId: threadOf(message),
  add,
  remove,
});

const until = (wakeAt: string, more: Partial<Reminder> = {}): Reminder => ({
  kind: 'snooze',
  wakeAt,
  unlessAnswered: false,
  wokenBy: null,
  ...more,
});
export const monday = until('2026-11-23T07:00:00.000Z');
const friday = until('2026-11-27T07:00:00.000Z');
const snooze = (ids: ThreadId[], reminder: Reminder): MailboxChange => ({
  ledger: 'mailbox',
  kind: 'defer',
  threadIds: ids,
  reminder,
  remove: ['inbox', 'unread'],
});
const wake = (...ids: string[]): MailboxChange => ({
  ledger: 'mailbox',
  kind: 'wake',
  threadIds: threads(...ids),
  by: 'time',
});

export const changeCases: readonly ChangeCase[] = [
  {
    name: 'archiving takes the whole thread out of the inbox',
    before: { a1: ['inbox', 'unread'], a2: ['inbox'] },
    changes: [relabel(threads('a'), [], ['inbox', 'unread'])],
    after: { a1: [], a2: [] },
    undone: { a1: ['inbox', 'unread'], a2: ['inbox'] },
  },
  {
    name: 'undo does not bring back what was not there',
    before: { a1: ['inbox'], b1: ['starred'] },
    changes: [relabel(threads('a', 'b'), [], ['inbox'])],
    after: { a1: [], b1: ['starred'] },
    undone: { a1: ['inbox'], b1: ['starred'] },
  },
  {
    name: 'a message that was read before stays read after undo',
    before: { a1: ['inbox'], a2: ['inbox', 'unread'] },
    changes: [relabel(threads('a'), [], ['unread'])],
    after: { a1: ['inbox'], a2: ['inbox'] },
    undone: { a1: ['inbox'], a2: ['inbox', 'unread'] },
  },
  {
    name: 'a star that is there is not set twice, and not taken off by undo',
    before: { a1: ['inbox', 'starred'], a2: ['inbox'] },
    changes: [relabel(threads('a'), ['starred'], [])],
    after: { a1: ['inbox', 'starred'], a2: ['inbox', 'starred'] },
    undone: { a1: ['inbox', 'starred'], a2: ['inbox'] },
  },
  {
    name: 'trashing adds one label and takes two',
    before: { a1: ['inbox', 'unread', 'important'] },
    changes: [relabel(threads('a'), ['trash'], ['inbox', 'unread'])],
    after: { a1: ['important', 'trash'] },
    undone: { a1: ['important', 'inbox', 'unread'] },
  },
  {
    name: 'other threads stay as they are',
    before: { a1: ['inbox'], b1: ['inbox'] },
    changes: [relabel(threads('b'), [], ['inbox'])],
    after: { a1: ['inbox'], b1: [] },
    undone: { a1: ['inbox'], b1: ['inbox'] },
  },
  {
    name: 'a change that changes nothing is undone to nothing',
    before: { a1: ['starred'] },
    changes: [relabel(threads('a'), ['starred'], ['inbox'])],
    after: { a1: ['starred'] },
    undone: { a1: ['starred'] },
  },
  {
    name: 'a label both added and removed is added',
    before: { a1: [] },
    changes: [relabel(threads('a'), ['inbox'], ['inbox'])],
    after: { a1: ['inbox'] },
    undone: { a1: [] },
  },
  {
    name: 'two changes on one thread are undone in the opposite order',
    before: { a1: ['inbox', 'unread'] },
    changes: [relabel(threads('a'), ['starred'], ['unread']), relabel(threads('a'), ['unread'], ['inbox', 'starred'])],
    after: { a1: ['unread'] },
    undone: { a1: ['inbox', 'unread'] },
  },
  {
    name: 'edits of single messages touch those messages only',
    before: { a1: [], a2: [], b1: ['inbox'] },
    changes: [
      {
        ledger: 'mailbox',
        kind: 'edit',
        swaps: [],
        edits: [edit('a2', ['inbox'], []), edit('b1', ['unread'], ['inbox'])],
      },
    ],
    after: { a1: [], a2: ['inbox'], b1: ['unread'] },
    undone: { a1: [], a2: [], b1: ['inbox'] },
  },
  {
    name: 'edits of messages that are gone do nothing',
    before: { a1: ['inbox'] },
    changes: [{ ledger: 'mailbox', kind: 'edit', edits: [edit('a9', ['inbox'], [])], swaps: [] }],
    after: { a1: ['inbox'] },
    undone: { a1: ['inbox'] },
  },
  {
    name: 'an empty list of edits is no change',
    before: { a1: ['inbox'] },
    changes: [{ ledger: 'mailbox', kind: 'edit', edits: [], swaps: [] }],
    after: { a1: ['inbox'] },
    undone: { a1: ['inbox'] },
  },
  {
    name: 'snoozing takes a thread out of the inbox and says when it comes back',
    before: { a1: ['inbox', 'unread'], a2: ['sent'], b1: ['inbox'] },
    changes: [snooze(threads('a'), monday)],
    after: { a1: [], a2: ['sent'], b1: ['inbox'] },
    undone: { a1: ['inbox', 'unread'], a2: ['sent'], b1: ['inbox'] },
    reminders: { before: {}, after: { a: monday }, undone: {} },
  },
  {
    name: 'snoozing again moves it, and undo brings the former time back',
    before: { a1: [] },
    changes: [snooze(threads('a'), friday)],
    after: { a1: [] },
    undone: { a1: [] },
    reminders: { before: { a: monday }, after: { a: friday }, undone: { a: monday } },
  },
  {
    name: 'a snooze to the time it has already is no change',
    before: { a1: [] },
    changes: [snooze(threads('a'), monday)],
    after: { a1: [] },
    undone: { a1: [] },
    reminders: { before: { a: monday }, after: { a: monday }, undone: { a: monday } },
  },
  {
    name: 'a reminder leaves the labels as they are',
    before: { a1: ['inbox'] },
    changes: [
      {
        ledger: 'mailbox',
        kind: 'defer',
        threadIds: threads('a'),
        reminder: until(friday.wakeAt, { kind: 'remind' }),
        remove: [],
      },
    ],
    after: { a1: ['inbox'] },
    undone: { a1: ['inbox'] },
    reminders: { before: {}, after: { a: until(friday.wakeAt, { kind: 'remind' }) }, undone: {} },
  },
  {
    name: 'a thread that is not here is not put off',
    before: { a1: ['inbox'] },
    changes: [snooze(threads('b'), monday)],
    after: { a1: ['inbox'] },
    undone: { a1: ['inbox'] },
    reminders: { before: {}, after: {}, undone: {} },
  },
  {
    name: 'waking brings what was received back to the inbox, unread, and nothing of the person’s own',
    before: { a1: [], a2: ['sent'], a3: ['drafts'], a4: ['trash'] },
    changes: [wake('a')],
    after: { a1: ['inbox', 'unread'], a2: ['sent'], a3: ['drafts'], a4: ['trash'] },
    undone: { a1: [], a2: ['sent'], a3: ['drafts'], a4: ['trash'] },
    reminders: { before: { a: monday }, after: { a: { ...monday, wokenBy: 'time' } }, undone: { a: monday } },
  },
  {
    name: 'a thread of the person’s own mail comes back too',
    before: { a1: ['sent'] },
    changes: [wake('a')],
    after: { a1: ['sent', 'inbox', 'unread'] },
    undone: { a1: ['sent'] },
    reminders: { before: { a: monday }, after: { a: { ...monday, wokenBy: 'time' } }, undone: { a: monday } },
  },
  {
    name: 'what was never put off is not woken, and what is awake wakes no second time',
    before: { a1: [], b1: [] },
    changes: [wake('a', 'b')],
    after: { a1: ['inbox', 'unread'], b1: [] },
    undone: { a1: [], b1: [] },
    reminders: {
      before: { a: { ...monday, wokenBy: 'time' } },
      after: { a: { ...monday, wokenBy: 'time' } },
      undone: { a: { ...monday, wokenBy: 'time' } },
    },
  },
  {
    name: 'a snooze that has woken is taken back like any other',
    before: { a1: ['inbox', 'unread'] },
    changes: [
      {
        ledger: 'mailbox',
        kind: 'edit',
        edits: [edit('a1', ['inbox'], [])],
        swaps: [{ of: 'reminder', key: threadOf('a1'), was: monday, is: null }],
      },
    ],
    after: { a1: ['inbox', 'unread'] },
    undone: { a1: ['inbox', 'unread'] },
    reminders: {
      before: { a: { ...monday, wokenBy: 'time' } },
      after: {},
      undone: { a: { ...monday, wokenBy: 'time' } },
    },
  },
  {
    name: 'an undo leaves what was put off anew meanwhile',
    before: { a1: [] },
    changes: [
      {
        ledger: 'mailbox',
        kind: 'edit',
        edits: [],
        swaps: [{ of: 'reminder', key: threadOf('a1'), was: monday, is: null }],
      },
    ],
    after: { a1: [] },
    undone: { a1: [] },
    reminders: { before: { a: friday }, after: { a: friday }, undone: { a: friday } },
  },
];
