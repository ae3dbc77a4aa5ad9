import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { invert } from '#domain/change/change.ts';
import { applyToMailbox, stateOf } from '#domain/change/mailbox.ts';
import { CommandId, ThreadId, UserId } from '#domain/id.ts';
import { LabelId } from '#domain/mail.ts';
import { threadWith } from '#test/support/thread.ts';
import { openStore, type Store, wipeStore } from '#web/data/store.ts';
import { openThreadShelf } from '#web/data/thread-shelf.ts';
import { openActs } from './act-shelf.ts';
import { isRead } from './outbox-entries.ts';
import { openShelf } from './outbox-shelf.ts';
import { openTabs } from './outbox-tabs.ts';

const user = UserId.parse('0199aaaa-0000-7000-8000-000000000007');
const id = CommandId.parse('0199bbbb-0000-7000-8000-000000000001');
const threadIds = [ThreadId.parse('t1')];
const command = { kind: 'archive', args: { threadIds } };
const entry = {
  id,
  command,
  spoken: false,
  changes: [{ kind: 'relabel', threadIds, add: ['Label_7'], remove: ['INBOX', 'UNREAD'] }],
};

let store: Store;
beforeEach(() => {
  store = openStore(user);
});
afterEach(async () => {
  store.close();
  await wipeStore(user);
});

test('a stored thread has roles and keeps other label ids', async () => {
  const thread = threadWith('t1');
  const labels = ['INBOX', 'DRAFT', 'CATEGORY_UPDATES', 'CHAT', 'Label_7', 'new:Legal'];
  const old = { ...thread, messages: thread.messages.map((message) => ({ ...message, labels })) };
  await store.change('text', { put: new Map([['t1', old]]) });
  const [read] = await openThreadShelf(store, 'visit', new AbortController().signal).texts(threadIds);
  expect(read?.messages[0]?.labels).toEqual([
    'inbox',
    'drafts',
    'category-updates',
    'other:CHAT',
    'Label_7',
    'new:Legal',
  ]);
});

test('a queued command still takes its mail out of the inbox', async () => {
  await store.change('outbox', { put: new Map([[id, entry]]) });
  const [waiting] = await openShelf(store).waiting();
  const [change] = waiting && isRead(waiting) ? waiting.changes : [];
  if (!waiting || change?.ledger !== 'mailbox') throw new Error('the entry was lost');
  expect(waiting.command).toEqual(command);
  const { messages } = threadWith('t1', { labels: ['inbox', 'unread'] });
  const before = stateOf(messages.map((message) => ({ ...message, threadId: ThreadId.parse('t1') })));
  const [after] = applyToMailbox(before, change).state.messages;
  expect(after?.labels).toEqual(['Label_7']);
});

test('undo still works on an act of the journal', async () => {
  const [message] = threadWith('t1').messages;
  const edits = [{ messageId: message?.id, threadId: 't1', add: [], remove: ['INBOX', 'UNREAD'] }];
  const act = { id, command, threadIds, done: [{ kind: 'relabelled', edits }] };
  await store.change('act', { put: new Map([[id, act]]) });
  const kept = await store.all('act');
  expect(kept.size).toBe(1);
  const [read] = await openActs(store).all(new Date(Number.parseInt('0199bbbb0000', 16)));
  expect(read?.done.map(invert)).toMatchObject([{ edits: [{ add: ['inbox', 'unread'], remove: [] }] }]);
});

test('the page understands messages of a tab that has not reloaded', async () => {
  const other = new BroadcastChannel(`flow-outbox-${user}`);
  const heard = await new Promise((resolve) => {
    openTabs(user, { given: resolve, answered: () => {} });
    other.postMessage({ kind: 'given', entry });
  });
  other.close();
  expect(heard).toMatchObject({ changes: [{ add: [LabelId.parse('Label_7')], remove: ['inbox', 'unread'] }] });
});
