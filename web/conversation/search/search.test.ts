import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ThreadId } from '#domain/id.ts';
import { LabelId } from '#domain/mail.ts';
import { recordingVoice } from '#test/support/recording-voice.ts';
import { threadWith } from '#test/support/thread.ts';
import { createPlayer, type Player } from '#web/conversation/player/player.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { type Captions, createCaptions } from '#web/conversation/script/captions.ts';
import { forget, learn, mailbox } from '#web/data/mailbox-state.ts';
import { spokenQuery } from './query.ts';
import { createSearch, type Search } from './search.ts';

const queue = ['a', 'b', 'c'].map((id) => ThreadId.parse(id));

const resultOf = (id: string) => ({
  threadId: id,
  messageId: id,
  from: { name: 'Priya Shah', email: 'priya@northwind.example' },
  to: [],
  sent: false,
  at: '2026-01-05T10:00:00Z',
  subject: [{ text: `Subject ${id}`, hit: false }],
  snippet: [],
  seconds: 1,
});

type Asked = { url: URL; cancelled: boolean; answer: (body: object, status?: number) => void; fail: () => void };
let asked: Asked[];
const searches = (): Asked[] => asked.filter(({ url }) => url.pathname === '/api/search');
const queries = (): (string | null)[] => searches().map(({ url }) => url.searchParams.get('q'));

let player: Player;
let captions: Captions;
let search: Search;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const one: Asked = {
      url: new URL(address, 'http://localhost'),
      cancelled: false,
      answer: (body, status = 200) => resolve(Response.json(body, { status })),
      fail: () => reject(new TypeError('no network')),
    };
    signal.addEventListener('abort', () => {
      one.cancelled = true;
      reject(new DOMException('aborted', 'AbortError'));
    });
    asked.push(one);
    return promise;
  });
  forget();
  learn({ put: queue.map((id) => threadWith(id, { subject: `Budget ${id}` })), state: 'ready' });
  captions = createCaptions();
  player = createPlayer({
    voice: recordingVoice({ kind: 'silent' }),
    storage: { getItem: () => null, setItem: () => {} },
    positionKey: 'place',
    now: () => 0,
    threadOf: (id) => (id === null ? undefined : mailbox.current().threads.get(id)),
    onHeard: () => {},
    onLast: () => {},
    onSession: () => {},
    onMoved: captions.clear,
  });
  player.send({ kind: 'mailbox', ranked: { queue, aside: [] }, urgent: new Set(), settling: false });
  player.send({ kind: 'next' });
  search = createSearch({ player, captions, ownAddress: 'alex@northwind.example' });
});
afterEach(() => {
  player.close();
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = async () => {
  await vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled();
};
const current = () => queueViewOf(player.state.current()).current;
const answerWith = (...ids: string[]) => ({ results: ids.map(resultOf), more: null });

describe('typing a search', () => {
  test('the search waits for a pause and sends only the latest text', async () => {
    search.open();
    for (const text of ['b', 'bu', 'budget']) {
      search.type(spokenQuery(text));
      await vi.advanceTimersByTimeAsync(150);
    }
    expect(queries()).toEqual([]);
    await vi.advanceTimersByTimeAsync(50);
    expect(queries()).toEqual(['budget']);
  });

  test('a new search cancels the last one and drops its late answer', async () => {
    search.open();
    search.type(spokenQuery('old'));
    await vi.advanceTimersByTimeAsync(200);
    search.type(spokenQuery('new'));
    await vi.advanceTimersByTimeAsync(200);
    const [old, fresh] = searches();
    expect(old?.cancelled).toBe(true);
    fresh?.answer(answerWith('b'));
    await settled();
    old?.answer(answerWith('a'));
    await settled();
    expect(search.state.current()?.results.map(({ threadId }) => threadId)).toEqual(['b']);
    expect(search.state.current()?.state).toBe('ready');
  });

  test('an empty field sends no request', async () => {
    search.open();
    search.type(spokenQuery('   '));
    await vi.advanceTimersByTimeAsync(300);
    expect(queries()).toEqual([]);
    expect(search.state.current()?.state).toBe('idle');
  });
});

describe('search results', () => {
  const ask = async (...ids: string[]) => {
    search.ask(spokenQuery('budget'), 'find the budget');
    await settled();
    searches()
      .at(-1)
      ?.answer(answerWith(...ids));
    await settled();
  };

  test("results replace the player's view, are announced, and keep the queue unchanged", async () => {
    const before = current();
    await ask('c', 'a');
    expect(current()).toBe('c');
    expect(player.state.current().playing).toBe(false);
    expect(captions.current()?.flow).toMatch(/^Two\. The newest: Priya Shah/);
    player.send({ kind: 'next' });
    expect(current()).toBe('a');
    search.back();
    expect(current()).toBe(before);
    expect(search.state.current()).toBeNull();
  });

  test('a number opens a result, and back returns to the list and then to the queue', async () => {
    const before = current();
    await ask('c', 'a');
    expect(search.show(3)).toBe('There are only 2.');
    expect(search.show(2)).toBeNull();
    await settled();
    expect(current()).toBe('a');
    expect(search.state.current()?.view).toBe('mail');
    expect(player.state.current().playing).toBe(true);
    search.back();
    expect(search.state.current()?.view).toBe('list');
    expect(player.state.current().playing).toBe(false);
    search.back();
    expect(current()).toBe(before);
  });

  test('a result that an act sends away gives way to the list, and undo opens it again', async () => {
    search.ask(spokenQuery('budget'));
    await settled();
    searches().at(-1)?.answer(answerWith('b', 'c'));
    await settled();
    search.show(1);
    await settled();
    const [open, another] = [ThreadId.parse('b'), ThreadId.parse('c')];
    search.follow([another], []);
    expect(search.state.current()?.view).toBe('mail');
    search.follow([open], []);
    expect(search.state.current()?.view).toBe('list');
    search.follow([], [open]);
    expect(search.state.current()?.view).toBe('mail');
    expect(current()).toBe(open);
  });

  test('Flow fetches a result that is missing on this device before it opens', async () => {
    await ask('far');
    const bring = asked.find(({ url }) => url.pathname === '/api/threads');
    expect(bring?.url.searchParams.get('ids')).toBe('far');
    search.show(1);
    await settled();
    expect(search.state.current()?.view).toBe('list');
    for (const one of asked.filter(({ url }) => url.pathname === '/api/threads'))
      one.answer({ threads: [threadWith('far', { subject: 'Far away' })] });
    await settled();
    expect(search.state.current()?.view).toBe('mail');
    expect(player.script()?.threadId).toBe('far');
  });

  test('play opens the selected result once it loads', async () => {
    await ask('far', 'a');
    player.send({ kind: 'play' });
    expect(player.state.current().playing).toBe(false);
    for (const one of asked.filter(({ url }) => url.pathname === '/api/threads'))
      one.answer({ threads: [threadWith('far', { subject: 'Far away' })] });
    await settled();
    expect(search.state.current()?.view).toBe('mail');
    expect(player.state.current().playing).toBe(true);
  });

  test('undo of an inbox act closes the results and shows the queue', async () => {
    await ask('a');
    player.send({ kind: 'brought-back', threadIds: [ThreadId.parse('c')] });
    expect(search.state.current()).toBeNull();
    expect(current()).toBe('c');
  });

  test('a follow-up narrows the results, and a new time replaces the old one', async () => {
    search.ask(spokenQuery('mail from Priya since 2026-01-01'));
    search.refine(spokenQuery('with attachments since 2026-02-01'), 'only with attachments since 2026-02-01');
    await settled();
    expect(queries().at(-1)).toBe('from:Priya has:attachment after:2026-02-01');
  });

  test('the next page follows the last one', async () => {
    search.ask(spokenQuery('budget'));
    await settled();
    searches()
      .at(-1)
      ?.answer({ results: [resultOf('a')], more: '2026-01-05T10:00:00.000000Z~a' });
    await settled();
    search.next();
    await settled();
    expect(searches().at(-1)?.url.searchParams.get('before')).toBe('2026-01-05T10:00:00.000000Z~a');
    searches().at(-1)?.answer(answerWith('b'));
    await settled();
    expect(search.state.current()?.results.map(({ threadId }) => threadId)).toEqual(['a', 'b']);
  });
});

describe('search failures', () => {
  test('a failed next page keeps the results, says so, and allows a retry', async () => {
    search.ask(spokenQuery('budget'));
    await settled();
    const more = '2026-01-05T10:00:00.000000Z~a';
    searches()
      .at(-1)
      ?.answer({ results: [resultOf('a')], more });
    await settled();
    search.next();
    await settled();
    searches().at(-1)?.fail();
    await settled();
    expect(search.state.current()).toMatchObject({ state: 'ready', problem: 'network.offline', more });
    search.next();
    await settled();
    expect(searches().at(-1)?.url.searchParams.get('before')).toBe(more);
    searches().at(-1)?.answer(answerWith('b'));
    await settled();
    expect(search.state.current()).toMatchObject({ problem: null, more: null });
    expect(search.state.current()?.results.map(({ threadId }) => threadId)).toEqual(['a', 'b']);
  });

  test('an offline search resolves labels by name and reports unknown ones', async () => {
    const acme = LabelId.parse('Label_7');
    learn({
      put: [threadWith('z', { labels: ['inbox', acme] })],
      labels: [{ id: acme, name: 'Clients/Acme Corp' }],
    });
    for (const [asked, ids] of [
      ['label:clients-acme-corp', ['z']],
      ['emails labelled Clients Acme Corp', ['z']],
      ['label:nosuch', []],
    ] as const) {
      search.ask(spokenQuery(asked), asked);
      await settled();
      searches().at(-1)?.fail();
      await settled();
      expect(search.state.current()?.results.map(({ threadId }) => threadId)).toEqual(ids);
    }
    expect(captions.current()?.flow).toBe('You have no label “nosuch”.');
  });

  test('an offline search covers this device and says so', async () => {
    search.ask(spokenQuery('budget'));
    await settled();
    searches().at(-1)?.fail();
    await settled();
    expect(search.state.current()).toMatchObject({ where: 'device', state: 'ready' });
    expect(search.state.current()?.results).toHaveLength(3);
  });

  test('the reply to a rejected search says why', async () => {
    search.ask(spokenQuery('budget'));
    await settled();
    searches().at(-1)?.answer({ code: 'unexpected' }, 500);
    await settled();
    expect(search.state.current()).toMatchObject({ state: 'failed', problem: 'unexpected', results: [] });
  });
});
