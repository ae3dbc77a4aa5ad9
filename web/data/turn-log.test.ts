import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UserId } from '#domain/id.ts';
import { VoiceTurn, VoiceTurnId } from '#domain/voice-turn.ts';
import { eventually } from '#test/support/until.ts';
import { openStore, type Store, wipeStore } from './store.ts';
import { turnLog } from './turn-log.ts';
import { keepTurnsIn } from './turn-place.ts';

const userId = UserId.parse('0199aaaa-0000-7000-8000-000000000001');
const turnOf = (nth: number, over: Partial<VoiceTurn> = {}): VoiceTurn => ({
  id: VoiceTurnId.parse(`0199aaaa-0000-7000-8000-${String(nth).padStart(12, '0')}`),
  at: '2026-11-23T09:00:00.000Z',
  state: 'inbox',
  heard: 'archive it',
  engine: 'embedded',
  agreed: true,
  understoodAs: 'archive',
  by: 'grammar',
  outcome: 'done',
  latencyMs: 420,
  interrupted: false,
  ...over,
});

let server: (turn: VoiceTurn) => Response;
let heard: VoiceTurn[];
let store: Store;

const visit = (): void => {
  store = openStore(userId);
  keepTurnsIn({ store, scope: userId });
};
const reload = (): void => {
  keepTurnsIn(null);
  store.close();
  visit();
};
const away = () => new Response(null, { status: 503 });
const waiting = () => store.keys('turn').then(({ length }) => length);

beforeEach(() => {
  heard = [];
  server = () => Response.json({});
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    const turn = VoiceTurn.parse(JSON.parse(String(init.body)).turn);
    const answer = server(turn);
    if (answer.ok) heard.push(turn);
    return answer;
  });
  visit();
});
afterEach(async () => {
  keepTurnsIn(null);
  store.close();
  await wipeStore(userId);
  vi.unstubAllGlobals();
});

test('sends a record and deletes it once the server has it', async () => {
  turnLog()?.put(turnOf(1));
  await eventually(() => expect(heard).toEqual([turnOf(1)]));
  await eventually(async () => expect(await waiting()).toBe(0));
});

test('keeps an undelivered record through a reload', async () => {
  server = away;
  turnLog()?.put(turnOf(1));
  await eventually(async () => expect(await waiting()).toBe(1));
  server = () => Response.json({});
  reload();
  expect(heard).toEqual([]);
  turnLog();
  await eventually(() => expect(heard).toEqual([turnOf(1)]));
});

test('sends a turn whose answer was missing when the page closed', async () => {
  turnLog()?.hold(turnOf(1, { latencyMs: null }));
  turnLog()?.put(turnOf(2));
  await eventually(() => expect(heard).toEqual([turnOf(2)]));
  reload();
  turnLog();
  await eventually(() => expect(heard).toEqual([turnOf(2), turnOf(1, { latencyMs: null })]));
});

test('sends a record once, after its answer arrives', async () => {
  turnLog()?.hold(turnOf(1, { latencyMs: null }));
  turnLog()?.put(turnOf(1));
  await eventually(() => expect(heard).toEqual([turnOf(1)]));
});

test('sends the others when the server refuses one', async () => {
  server = ({ understoodAs }) =>
    understoodAs === 'star' ? Response.json({ code: 'request.invalid' }, { status: 400 }) : Response.json({});
  turnLog()?.put(turnOf(1, { understoodAs: 'star' }));
  turnLog()?.put(turnOf(2));
  await eventually(() => expect(heard).toEqual([turnOf(2)]));
  await eventually(async () => expect(await waiting()).toBe(0));
});

test('keeps the newest fifty records', async () => {
  server = away;
  for (let nth = 1; nth <= 60; nth += 1) turnLog()?.put(turnOf(nth));
  await eventually(async () =>
    expect(await store.keys('turn')).toEqual(Array.from({ length: 50 }, (_, at) => turnOf(at + 11).id)),
  );
});

test('sends nothing between users', () => {
  keepTurnsIn(null);
  expect(turnLog()).toBeNull();
});
