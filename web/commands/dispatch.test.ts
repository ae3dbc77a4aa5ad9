import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Change, Done } from '#domain/change/change.ts';
import { CommandId, UserId } from '#domain/id.ts';
import { uuidV7 } from '#domain/id-maker.ts';
import { Thread } from '#domain/mail.ts';
import { until } from '#test/support/until.ts';
import { learn } from '#web/data/mailbox-state.ts';
import { openStore, type Store, wipeStore } from '#web/data/store.ts';
import { openActs } from './act-shelf.ts';
import { dispatch, fillIn, journal, keepIn, overhear, recall, strike } from './dispatch.ts';
import type { OutboxEntry } from './outbox-entries.ts';
import { wordsCame } from './said-aloud.ts';
import { lastTogether, redo, undo, undoState } from './undo.ts';

const user = UserId.parse('0199aaaa-0000-7000-8000-000000000001');
const pressed = { spoken: false };
const mail = (id: string): Thread =>
  Thread.parse({
    id,
    messages: [
      {
        id,
        from: { name: 'Priya', email: 'priya@northwind.example' },
        to: [],
        cc: [],
        subject: 'Budget',
        at: '2026-01-05T10:00:00Z',
        labels: ['inbox', 'unread'],
        reading: { version: 1, paragraphs: [], summary: '', asks: false, askWords: '', bulk: false, seconds: 1 },
        attachments: [],
        invitation: null,
        state: 'parsed',
      },
    ],
    sender: { received: 1, sent: 0 },
  });
const [a, b] = [mail('a'), mail('b')];
const archive = ({ id }: Thread) => dispatch({ kind: 'archive', args: { threadIds: [id] } }, pressed);
const elsewhere = CommandId.parse('0199bbbb-0000-7000-8000-000000000001');

let store: Store;
let sent: OutboxEntry[];

beforeEach(() => {
  sent = [];
  store = openStore(user);
  keepIn({
    outbox: { give: (entry) => void sent.push(entry), sendNow: () => {}, drop: () => {} },
    acts: openActs(store),
  });
  learn({ put: [a, b] });
});
afterEach(async () => {
  keepIn(null);
  store.close();
  await wipeStore(user);
});

const visitAgain = async (records: number): Promise<void> => {
  await until(async () => (await store.all('act')).size === records);
  const acts = openActs(store);
  keepIn(null);
  keepIn({ outbox: { give: (entry) => void sent.push(entry), sendNow: () => {}, drop: () => {} }, acts });
  recall(await acts.all(new Date()));
};

test('only a sentence that was said aloud travels as one, not a press or typed words', () => {
  wordsCame('voice');
  dispatch({ kind: 'archive', args: { threadIds: [a.id] } }, { spoken: true });
  archive(a);
  wordsCame('typing');
  dispatch({ kind: 'archive', args: { threadIds: [a.id] } }, { spoken: true });
  expect(sent.map(({ byVoice }) => byVoice ?? false)).toEqual([true, false, false]);
});

describe('undo', () => {
  test('skips an act that the server refused, as after an undo elsewhere', () => {
    const first = archive(a);
    const second = archive(b);
    const refused = undo(null, pressed);
    expect(refused?.target.id).toBe(second.id);
    strike(refused?.given.id ?? elsewhere);
    expect(undoState()).toMatchObject({ undoable: { id: first.id }, redoable: null });
  });

  test('a refused redo leaves nothing of its act', () => {
    archive(a);
    undo(null, pressed);
    const again = redo(null, pressed);
    strike(again?.given.id ?? elsewhere);
    expect(journal.current()).toEqual([]);
  });

  test('undoes a named act once, even after a later act', () => {
    const named = archive(a);
    dispatch({ kind: 'mark-read', args: { threadIds: [b.id] } }, pressed);
    expect(undo(named.id, pressed)?.target.id).toBe(named.id);
    expect(sent.at(-1)?.command).toEqual({ kind: 'undo', args: { commandId: named.id } });
    expect(undo(named.id, pressed)).toBeNull();
    expect(undoState().undoable?.command.kind).toBe('mark-read');
  });

  test('undoes what another tab just did', () => {
    const changes: Change[] = [{ ledger: 'mailbox', kind: 'relabel', threadIds: [a.id], add: [], remove: ['inbox'] }];
    overhear({ id: elsewhere, command: { kind: 'archive', args: { threadIds: [a.id] } }, spoken: false, changes });
    expect(undo(null, pressed)?.target.id).toBe(elsewhere);
    expect(sent.at(-1)?.changes).toMatchObject([{ kind: 'edit', edits: [{ add: ['inbox'], remove: [] }] }]);
  });

  test('undoes a command group of another tab as one', () => {
    const commandGroup = elsewhere;
    for (const thread of [a, b])
      dispatch({ kind: 'archive', args: { threadIds: [thread.id] } }, { ...pressed, commandGroup });
    const messages = sent.slice(-2);
    keepIn(null);
    for (const entry of messages) overhear(entry);
    expect(lastTogether('undo')).toEqual(messages.map(({ id }) => id).toReversed());
  });

  test('undoes what two tabs of an earlier visit did, without refused acts', async () => {
    const [kept, refused] = [archive(a), archive(b)];
    const yesterdays = { ...kept, id: CommandId.parse(uuidV7(new Date(0), new Uint8Array(10))) };
    const ofOtherTab = { ...kept, id: CommandId.parse(uuidV7(new Date(), new Uint8Array(10))) };
    for (const act of [yesterdays, ofOtherTab]) openActs(store).put(act);
    strike(refused.id);
    await visitAgain(3);
    expect(new Set(journal.current())).toEqual(new Set([kept, ofOtherTab]));
    expect([...(await store.all('act')).keys()]).toHaveLength(2);
  });
});

describe('an act of another session', () => {
  test('supports redo and undo after an undo from the activity list', () => {
    const taken = dispatch({ kind: 'undo', args: { commandId: elsewhere } }, pressed);
    expect(taken.done).toEqual([]);
    fillIn(taken.id, [edit({ add: ['starred'] })]);
    const again = redo(null, pressed);
    expect(again?.given.about).toEqual([{ kind: 'thread', id: a.id }]);
    fillIn(again?.given.id ?? elsewhere, [edit({ remove: ['starred'] })]);
    expect(undoState().undoable?.id).toBe(again?.given.id);
  });
});

const edit = (labels: { add?: string[]; remove?: string[] }): Done =>
  Done.parse({
    ledger: 'mailbox',
    swaps: [],
    edits: [{ messageId: 'a', threadId: 'a', add: [], remove: [], ...labels }],
  });
