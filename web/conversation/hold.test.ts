// 'Hold' stops what other people would read: the newest of it, or all, and never a note to oneself in its place.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Draft, DraftId } from '#domain/draft.ts';
import { makeReady, openDraft, writing } from '#web/commands/draft-box.ts';
import { followSendings, isHeld, leaving, sendDraft, sendNote } from '#web/commands/leaving.ts';
import { createCaptions } from './captions.ts';
import { hold } from './hold.ts';

const own = 'alex@northwind.example';

/** What the server was asked for, in order. */
let asked: string[];
let reachable: boolean;
let close: () => void;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  asked = [];
  reachable = true;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async (address: string) => {
    if (!reachable) throw new TypeError('no network');
    if (address.endsWith('/stop')) return (asked.push('stop'), Response.json({ held: true }));
    if (!address.endsWith('/api/sendings')) return Response.json({ kind: 'kept', version: 1, strangers: [], gone: [] });
    asked.push('send');
    return Response.json({ state: 'queued', leavesIn: 10_000 });
  });
  close = followSendings({ ownAddress: () => own, sent: () => {}, back: () => {}, forked: () => {} });
});
afterEach(() => {
  close();
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const draftTo = (name: string, email = `${name.toLowerCase()}@northwind.example`): Draft => ({
  id: DraftId.parse(crypto.randomUUID()),
  kind: 'new',
  about: null,
  to: [{ name, email }],
  cc: [],
  bcc: [],
  files: [],
  subject: 'Budget',
  text: 'Yes.',
});
const send = async (name: string): Promise<void> => {
  openDraft(draftTo(name));
  await makeReady();
  expect(sendDraft({ spoken: false, byHand: true, at: null })).not.toBeNull();
};

/** What Flow says to it. */
const say = async (which: 'newest' | 'all'): Promise<string | undefined> => {
  const captions = createCaptions();
  hold({ quiet: () => {}, voice: { kind: 'silent', read: () => {}, stop: () => {} }, captions }, which);
  await vi.waitFor(() => expect(captions.current()).not.toBeNull());
  return captions.current()?.flow;
};

test('a note sent after a reply is not what “hold” means', async () => {
  await send('Maria');
  await sendNote(draftTo('', own), true);
  expect(await say('newest')).toBe('Held: your email to Maria. It is back in the draft.');
  expect(writing.current()?.draft.to[0]?.name).toBe('Maria');
  expect(leaving.current().map(({ draft }) => draft.to[0]?.email)).toEqual([own]);
  expect(leaving.current().filter(isHeld)).toEqual([]);
});

test('all that is held is held back at once', async () => {
  await send('Maria');
  await send('Tom');
  expect(await say('all')).toBe('Held: 2 emails. They are in drafts.');
  expect(leaving.current()).toEqual([]);
  expect(writing.current()?.draft.to[0]?.name).toBe('Tom');
});
