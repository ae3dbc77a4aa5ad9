// What undo finds in a journal that several tabs, an earlier visit and the server have a word in.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

/** The next visit on the same device, once everything was written. */
const visitAgain = async (records: number): Promise<void> => {
  await until(async () => (await store.all('act')).size === records);
  const acts = openActs(store);
  keepIn(null);
  keepIn({ outbox: { give: (entry) => void sent.push(entry), sendNow: () => {}, drop: () => {} }, acts });
  recall(await acts.all(new Date()));
};

describe('undo', () => {
  it('goes on to the act before when the server refused the last one, as after an undo elsewhere', () => {
    const first = archive(a);
    const second = archive(b);
    const refused = undo(null, pressed);
    expect(refused?.target.id).toBe(second.id);
    strike(refused?.given.id ?? elsewhere);
    expect(undoState()).toMatchObject({ undoable: { id: first.id }, redoable: null });
  });

  it('of a redo that was refused leaves nothing of that act', () => {
    archive(a);
    undo(null, pressed);
    const again = redo(null, pressed);
    strike(again?.given.id ?? elsewhere);
    expect(journal.current()).toEqual([]);
  });

  it('takes back the act that is named, though another came after; and only once', () => {
    const named = archive(a);
    dispatch({ kind: 'mark-read', args: { threadIds: [b.id] } }, pressed);
    expect(undo(named.id, pressed)?.target.id).toBe(named.id);
    expect(sent.at(-1)?.command).toEqual({ kind: 'undo', args: { commandId: named.id } });
    expect(undo(named.id, pressed)).toBeNull();
    expect(undoState().undoable?.command.kind).toBe('mark-read');
  });

  it('knows what another tab did just now', () => {
    const changes: Change[] = [{ ledger: 'mailbox', kind: 'relabel', threadIds: [a.id], add: [], remove: ['inbox'] }];
    overhear({ id: elsewhere, command: { kind: 'archive', args: { threadIds: [a.id] } }, spoken: false, changes });
    expect(undo(null, pressed)?.target.id).toBe(elsewhere);
    expect(sent.at(-1)?.changes).toMatchObject([{ kind: 'edit', edits: [{ add: ['inbox'], remove: [] }] }]);
  });

  it('knows what another tab was told in one sentence as one', () => {
    const commandGroup = elsewhere;
    for (const thread of [a, b])
      dispatch({ kind: 'archive', args: { threadIds: [thread.id] } }, { ...pressed, commandGroup });
    const told = sent.slice(-2);
    keepIn(null);
    for (const entry of told) overhear(entry);
    expect(lastTogether('undo')).toEqual(told.map(({ id }) => id).toReversed());
  });

  it('knows what two tabs of an earlier visit did, and no more of what was refused', async () => {
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
  it('that was taken back from the list of activity can be done again, and taken back once more', () => {
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
