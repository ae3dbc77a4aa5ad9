// "Hold" stops mail to other people, the newest or all, and never a note to self.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from '#domain/draft.ts';
import { ThreadId } from '#domain/id.ts';
import { draftOf } from '#test/support/draft-of.ts';
import { recordingVoice } from '#test/support/recording-voice.ts';
import { eventually } from '#test/support/until.ts';
import { dispatch, keepIn } from '#web/commands/dispatch.ts';
import { keepDraftsIn, makeReady, openDraft, writing } from '#web/commands/draft-box.ts';
import { openDraftShelf } from '#web/commands/draft-shelf.ts';
import { followSendings, isHeld, leaving, sendDraft, sendNote } from '#web/commands/leaving.ts';
import { type Captions, createCaptions } from '#web/conversation/script/captions.ts';
import { memoryStore } from '#web/data/memory-store.ts';
import { createDrafting, type Drafting } from './drafting.ts';
import { hold, unsend } from './hold.ts';

const own = 'alex@northwind.example';

let asked: string[];
let reachable: boolean;
let hasLeft: boolean;
let close: () => void;
let replies: string[];
const open = () =>
  followSendings(crypto.randomUUID(), {
    ownAddress: () => own,
    sent: () => {},
    back: (_draft, why) => void replies.push(why),
    forked: () => {},
  });
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  asked = [];
  reachable = true;
  vi.stubGlobal('window', new EventTarget());
  hasLeft = false;
  vi.stubGlobal('fetch', async (address: string, { body, method }: { body?: string; method: string }) => {
    if (!reachable) throw new TypeError('no network');
    if (method === 'GET') return Response.json({ holdSeconds: 10, drafts: [], sendings: hasLeft ? allSent() : [] });
    if (address.endsWith('/stop')) return (asked.push('stop'), Response.json({ held: true }));
    if (!address.endsWith('/api/sendings')) return Response.json({ kind: 'kept', version: 1, strangers: [], gone: [] });
    asked.push(`send ${JSON.parse(body ?? '').draft.to[0].name}`);
    return Response.json({ state: 'queued', leavesIn: 10_000 });
  });
  replies = [];
  keepIn(null);
  close = open();
});
afterEach(() => {
  close();
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const allSent = () =>
  leaving.current().map(({ draft, confirmed }) => ({
    id: confirmed.sendingId,
    draftId: draft.id,
    state: 'sent',
    problem: null,
    scheduled: false,
    leavesIn: 0,
  }));
const leave = async (): Promise<void> => {
  hasLeft = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(leaving.current()).toEqual([]);
};

const draftTo = (name: string, email = `${name.toLowerCase()}@northwind.example`): Draft =>
  draftOf({ to: [{ name, email }], subject: 'Budget', text: 'Yes.' });
const send = async (name: string): Promise<void> => {
  openDraft(draftTo(name));
  await makeReady();
  expect(sendDraft({ proof: 'tap', at: null })).not.toBeNull();
};

const silent = { quiet: () => {}, voice: recordingVoice({ kind: 'silent' }) };
const say = async (which: 'newest' | 'all' | 'unsend'): Promise<string | undefined> => {
  const captions = createCaptions();
  const world = { ...silent, captions };
  if (which === 'unsend') unsend(world, 'undo the send');
  else hold(world, which);
  await eventually(() => expect(captions.current()).not.toBeNull());
  return captions.current()?.flow;
};

const draftingWith = (captions: Captions): Drafting =>
  createDrafting({
    ...silent,
    thread: () => undefined,
    captions,
    say: captions.say,
    ownAddress: own,
    ownName: 'Alex Moreau',
    offer: () => {},
  });

test.each([
  ['to oneself, and nobody else', draftTo('', own), 'Noted.'],
  ['to oneself and others', { ...draftTo('', own), cc: draftTo('Tom').to }, 'Sending to'],
  ['to somebody', draftTo('Maria'), 'Sending to Maria in ten seconds. Say hold to stop.'],
])('sending from the card %s says the hold time, except for a note to self', async (_whom, draft, said) => {
  const captions = createCaptions();
  openDraft(draft);
  await makeReady();
  draftingWith(captions).sendByHand('tap');
  expect(captions.current()?.flow).toContain(said);
  expect(leaving.current().map(isHeld)).toEqual([said !== 'Noted.']);
});

test('an offline note to self waits, and Flow does not call it held', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const captions = createCaptions();
  openDraft(draftTo('', own));
  await makeReady();
  draftingWith(captions).sendByHand('tap');
  expect(captions.current()?.flow).toBe('Noted. It leaves once you are back.');
  vi.stubGlobal('navigator', { onLine: true });
});

test('"hold" skips a later note to self and stops the reply', async () => {
  await send('Maria');
  await sendNote(draftTo('', own), true);
  expect(await say('newest')).toBe('Held: your email to Maria. It is back in the draft.');
  expect(writing.current()?.draft.to[0]?.name).toBe('Maria');
  expect(leaving.current().map(({ draft }) => draft.to[0]?.email)).toEqual([own]);
  expect(leaving.current().filter(isHeld)).toEqual([]);
});

test('"unsend" stops the last unsent mail, even after other acts', async () => {
  await send('Maria');
  await sendNote(draftTo('', own), true);
  expect(await say('unsend')).toBe('Held: your email to Maria. It is back in the draft.');
  expect(asked).toContain('stop');
});

test('"unsend" reports mail that has left, and undoes nothing else', async () => {
  await send('Maria');
  await leave();
  expect(await say('unsend')).toBe('That has left, and mail that has left cannot be taken back.');
  const captions = createCaptions();
  const drafting = draftingWith(captions);
  expect(drafting.undo('take that back')).toBe(true);
  expect(captions.current()?.flow).toBe('That has left, and mail that has left cannot be taken back.');
  // A bare "undo" and the undo key cover only acts that can still be undone.
  expect([drafting.undo('undo'), drafting.undo()]).toEqual([false, false]);
  // After a later act, "that" means the later act.
  dispatch({ kind: 'archive', args: { threadIds: [ThreadId.parse('t1')] } }, { spoken: false });
  expect(drafting.undo('take that back')).toBe(false);
  expect(asked).not.toContain('stop');
});

test('"hold all" stops all held mail at once', async () => {
  await send('Maria');
  await send('Tom');
  expect(await say('all')).toBe('Held: 2 emails. They are in drafts.');
  expect(leaving.current()).toEqual([]);
  expect(writing.current()?.draft.to[0]?.name).toBe('Tom');
});

test('an offline hold stops a mail that never left the device', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await send('Maria');
  expect(await say('newest')).toBe('Held: your email to Maria. It is back in the draft.');
  vi.stubGlobal('navigator', { onLine: true });
  await vi.advanceTimersByTimeAsync(10_000);
  expect([asked, leaving.current()]).toEqual([[], []]);
});

test('an offline hold reaches the server before any send, also after a reload', async () => {
  const store = memoryStore();
  const visit = (): void => {
    keepDraftsIn(openDraftShelf(store, { page: crypto.randomUUID(), alive: async () => new Set() }));
    close = open();
  };
  close();
  visit();
  reachable = false;
  await send('Maria');
  await send('Tom');
  await send('Anna');
  await vi.advanceTimersByTimeAsync(100);
  expect(await say('newest')).toContain('It is held as soon as it can be');
  close();
  keepDraftsIn(null);
  reachable = true;
  visit();
  await eventually(() => expect(asked).toHaveLength(3));
  // Requests keep the order of sending.
  expect(asked).toEqual(['send Maria', 'send Tom', 'stop']);
  expect(replies).toEqual(['You held it.']);
  expect(leaving.current().map(({ draft }) => draft.to[0]?.name)).toEqual(['Maria', 'Tom']);
  keepDraftsIn(null);
});
