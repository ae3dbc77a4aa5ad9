// What changes do, as cases: the pure applier and the SQL one are both held to this one table, so they cannot drift.
import type { Change, LabelEdit } from './change.ts';
import { MessageId, ThreadId } from './id.ts';
import type { Label } from './mail.ts';

type Labels = Readonly<Record<string, readonly Label[]>>;

export type ChangeCase = {
  name: string;
  /** Message id to labels. A message belongs to the thread of its first letter: `a1` to `a`. */
  before: Labels;
  changes: readonly Change[];
  after: Labels;
  /** After every change was inverted, last first. */
  undone: Labels;
};

export const threadOf = (message: string): ThreadId => ThreadId.parse(message.slice(0, 1));

const threads = (...ids: string[]): ThreadId[] => ids.map((id) => ThreadId.parse(id));
const relabel = (ids: ThreadId[], add: Label[], remove: Label[]): Change => ({
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

export const changeCases: readonly ChangeCase[] = [
  {
    name: 'archiving takes the whole thread out of the inbox',
    before: { a1: ['INBOX', 'UNREAD'], a2: ['INBOX'] },
    changes: [relabel(threads('a'), [], ['INBOX', 'UNREAD'])],
    after: { a1: [], a2: [] },
    undone: { a1: ['INBOX', 'UNREAD'], a2: ['INBOX'] },
  },
  {
    name: 'undo does not bring back what was not there',
    before: { a1: ['INBOX'], b1: ['STARRED'] },
    changes: [relabel(threads('a', 'b'), [], ['INBOX'])],
    after: { a1: [], b1: ['STARRED'] },
    undone: { a1: ['INBOX'], b1: ['STARRED'] },
  },
  {
    name: 'a message that was read before stays read after undo',
    before: { a1: ['INBOX'], a2: ['INBOX', 'UNREAD'] },
    changes: [relabel(threads('a'), [], ['UNREAD'])],
    after: { a1: ['INBOX'], a2: ['INBOX'] },
    undone: { a1: ['INBOX'], a2: ['INBOX', 'UNREAD'] },
  },
  {
    name: 'a star that is there is not set twice, and not taken off by undo',
    before: { a1: ['INBOX', 'STARRED'], a2: ['INBOX'] },
    changes: [relabel(threads('a'), ['STARRED'], [])],
    after: { a1: ['INBOX', 'STARRED'], a2: ['INBOX', 'STARRED'] },
    undone: { a1: ['INBOX', 'STARRED'], a2: ['INBOX'] },
  },
  {
    name: 'trashing adds one label and takes two',
    before: { a1: ['INBOX', 'UNREAD', 'IMPORTANT'] },
    changes: [relabel(threads('a'), ['TRASH'], ['INBOX', 'UNREAD'])],
    after: { a1: ['IMPORTANT', 'TRASH'] },
    undone: { a1: ['IMPORTANT', 'INBOX', 'UNREAD'] },
  },
  {
    name: 'other threads stay as they are',
    before: { a1: ['INBOX'], b1: ['INBOX'] },
    changes: [relabel(threads('b'), [], ['INBOX'])],
    after: { a1: ['INBOX'], b1: [] },
    undone: { a1: ['INBOX'], b1: ['INBOX'] },
  },
  {
    name: 'a change that changes nothing is undone to nothing',
    before: { a1: ['STARRED'] },
    changes: [relabel(threads('a'), ['STARRED'], ['INBOX'])],
    after: { a1: ['STARRED'] },
    undone: { a1: ['STARRED'] },
  },
  {
    name: 'a label both added and removed is added',
    before: { a1: [] },
    changes: [relabel(threads('a'), ['INBOX'], ['INBOX'])],
    after: { a1: ['INBOX'] },
    undone: { a1: [] },
  },
  {
    name: 'two changes on one thread are undone in the opposite order',
    before: { a1: ['INBOX', 'UNREAD'] },
    changes: [relabel(threads('a'), ['STARRED'], ['UNREAD']), relabel(threads('a'), ['UNREAD'], ['INBOX', 'STARRED'])],
    after: { a1: ['UNREAD'] },
    undone: { a1: ['INBOX', 'UNREAD'] },
  },
  {
    name: 'edits of single messages touch those messages only',
    before: { a1: [], a2: [], b1: ['INBOX'] },
    changes: [{ kind: 'edit-labels', edits: [edit('a2', ['INBOX'], []), edit('b1', ['UNREAD'], ['INBOX'])] }],
    after: { a1: [], a2: ['INBOX'], b1: ['UNREAD'] },
    undone: { a1: [], a2: [], b1: ['INBOX'] },
  },
  {
    name: 'edits of messages that are gone do nothing',
    before: { a1: ['INBOX'] },
    changes: [{ kind: 'edit-labels', edits: [edit('a9', ['INBOX'], [])] }],
    after: { a1: ['INBOX'] },
    undone: { a1: ['INBOX'] },
  },
  {
    name: 'an empty list of edits is no change',
    before: { a1: ['INBOX'] },
    changes: [{ kind: 'edit-labels', edits: [] }],
    after: { a1: ['INBOX'] },
    undone: { a1: ['INBOX'] },
  },
];
