// A reply to a mail that somebody deleted meanwhile: Flow says so, and one word turns it into a new email.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from '#domain/draft.ts';
import { MessageId, ThreadId } from '#domain/id.ts';
import { parseDraftAct } from '#language/drafting/draft-act.ts';
import { draftOf } from '#test/support/draft-of.ts';
import { recordingVoice } from '#test/support/recording-voice.ts';
import { eventually } from '#test/support/until.ts';
import { openDraft, writing } from '#web/commands/draft-box.ts';
import { followSendings, leaving } from '#web/commands/leaving.ts';
import { type Captions, createCaptions } from '#web/conversation/script/captions.ts';
import { createDrafting, type Drafting } from './drafting.ts';
import { tellReturned } from './returned.ts';

const answer: Draft = draftOf({
  kind: 'reply',
  about: { threadId: ThreadId.parse('t1'), messageId: MessageId.parse('m1') },
  to: [{ name: 'Maria Chen', email: 'maria@northwind.example' }],
  subject: 'Re: Budget',
  text: 'Yes, that works.',
});

let isThere: boolean;
let problem: string | null;
const failed = (why: string) => ({
  holdSeconds: 10,
  drafts: [],
  sendings: leaving.current().map(({ draft, confirmed }) => ({
    id: confirmed.sendingId,
    draftId: draft.id,
    state: 'failed',
    problem: why,
    scheduled: false,
    leavesIn: 0,
  })),
});
let sent: Draft[];
let drafting: Drafting;
let captions: Captions;
let close: (() => void)[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  isThere = true;
  problem = null;
  sent = [];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async (address: string, { body, method }: { body?: string; method: string }) => {
    if (problem !== null && method === 'GET') return Response.json(failed(problem));
    const given: { draft?: Draft } = body === undefined ? {} : JSON.parse(body);
    if (given.draft?.about && !isThere) return Response.json({ code: 'thread.unknown' }, { status: 404 });
    if (!address.endsWith('/api/sendings') || !given.draft)
      return Response.json({ kind: 'kept', version: 1, strangers: [], gone: [] });
    sent.push(given.draft);
    return Response.json({ state: 'queued', leavesIn: 10_000 });
  });
  captions = createCaptions();
  const voice = recordingVoice({ kind: 'silent' });
  const outside = { thread: () => undefined, quiet: () => {}, captions, voice, say: captions.say, offer: () => {} };
  drafting = createDrafting({ ...outside, ownAddress: 'alex@northwind.example', ownName: 'Alex Moreau' });
  const untold = new AbortController();
  tellReturned(captions, untold.signal);
  close = [
    followSendings(crypto.randomUUID(), {
      ownAddress: () => 'alex@northwind.example',
      sent: () => {},
      back: () => {},
      forked: () => {},
    }),
    () => untold.abort(),
  ];
});
afterEach(() => {
  for (const one of close) one();
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const becomes = async (read: () => unknown, expected: unknown): Promise<void> =>
  void (await eventually(() => expect(read()).toEqual(expected)));
const flow = (): string | undefined => captions.current()?.flow;
const say = (words: string): void => {
  const act = parseDraftAct(words, drafting.now(), true);
  if (act === null || act.kind === 'later') throw new Error(`“${words}” is nothing that is said to it.`);
  drafting.act(act, words);
};
const readBack = async (): Promise<void> => {
  say('read it back');
  await becomes(() => writing.current()?.step, 'ready');
};

const asked = 'The email this answers was deleted. Make it a new email?';

test('Flow reports a reply to deleted mail before sending, and one word makes it a new email', async () => {
  isThere = false;
  openDraft(answer);
  await becomes(flow, asked);
  expect(writing.current()?.orphan).toBe(true);
  await readBack();
  say('send it');
  await becomes(flow, asked);
  say('yes');
  await becomes(flow, 'To Maria Chen. Re: Budget. Yes, that works. Send it?');
  expect(writing.current()).toMatchObject({ orphan: false, draft: { id: answer.id, kind: 'new', about: null } });
  drafting.sendByHand('tap');
  await becomes(() => sent.map(({ kind, about, text }) => [kind, about, text]), [['new', null, 'Yes, that works.']]);
  expect(leaving.current()).toHaveLength(1);
});

test('a reply to mail deleted before sending returns to the screen with a warning', async () => {
  openDraft(answer);
  await readBack();
  isThere = false;
  drafting.sendByHand('tap');
  await becomes(flow, `Not sent. ${asked}`);
  expect([sent, leaving.current()]).toEqual([[], []]);
  expect([writing.current()?.draft.text, writing.current()?.orphan]).toEqual(['Yes, that works.', true]);
  say('make it a new email');
  await becomes(flow, 'To Maria Chen. Re: Budget. Yes, that works. Send it?');
});

test('a reply to mail deleted during the send delay returns with a warning', async () => {
  openDraft(answer);
  await readBack();
  drafting.sendByHand('tap');
  await becomes(() => sent.length, 1);
  problem = 'thread.unknown';
  await vi.advanceTimersByTimeAsync(11_000);
  await becomes(flow, `Not sent. ${asked}`);
  expect(writing.current()?.orphan).toBe(true);
});

test('Flow announces a mail that failed for another reason in the player', async () => {
  openDraft(answer);
  await readBack();
  vi.stubGlobal('fetch', async () => Response.json({ code: 'draft.files-too-large' }, { status: 413 }));
  drafting.sendByHand('tap');
  await becomes(
    flow,
    'Not sent. Gmail takes 25 MB of attachments at most. Take one off. Your text is kept as a draft.',
  );
  expect(writing.current()?.orphan).toBe(false);
});
