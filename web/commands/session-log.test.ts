import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionReport } from '#domain/activity.ts';
import { SessionId, UserId } from '#domain/id.ts';
import { eventually } from '#test/support/until.ts';
import { openStore, type Store, wipeStore } from '#web/data/store.ts';
import { logSession, logSessionsIn, openSessionLog, type SessionLog } from './session-log.ts';

const userId = UserId.parse('0199aaaa-0000-7000-8000-000000000001');
const id = SessionId.parse('0199aaaa-0000-7000-8000-0000000000aa');
const started: SessionReport = { id, kind: 'started', at: 1000, emails: 12 };
const completed: SessionReport = { id, kind: 'completed', at: 9000, emails: 8 };

let server: () => Response;
let heard: SessionReport[];
let store: Store;
let log: SessionLog;

beforeEach(() => {
  heard = [];
  server = () => Response.json({});
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    const answer = server();
    if (answer.ok) heard.push(SessionReport.parse(JSON.parse(String(init.body))));
    return answer;
  });
  store = openStore(userId);
  log = openSessionLog(store, userId);
});
afterEach(async () => {
  log.close();
  store.close();
  await wipeStore(userId);
  vi.unstubAllGlobals();
});

const waiting = async () => (await store.all('session')).size;

test('sends a report and deletes it once the server has it', async () => {
  log.put(started);
  log.put(completed);
  await eventually(() => expect(heard).toEqual(expect.arrayContaining([started, completed])));
  await eventually(async () => expect(await waiting()).toBe(0));
});

test('keeps an undelivered report through a reload until the server is back', async () => {
  server = () => new Response(null, { status: 503 });
  log.put(started);
  await eventually(async () => expect(await waiting()).toBe(1));
  log.close();
  store.close();
  store = openStore(userId);
  server = () => Response.json({});
  log = openSessionLog(store, userId);
  await eventually(() => expect(heard).toEqual([started]));
  await eventually(async () => expect(await waiting()).toBe(0));
});

test('retries after a reconnect', async () => {
  server = () => new Response(null, { status: 503 });
  log.put(started);
  await eventually(async () => expect(await waiting()).toBe(1));
  server = () => Response.json({});
  window.dispatchEvent(new Event('online'));
  await eventually(() => expect(heard).toEqual([started]));
});

test('keeps reports for the same person after the session ends', async () => {
  server = () => Response.json({ code: 'session.missing' }, { status: 401 });
  log.put(started);
  await eventually(async () => expect(await waiting()).toBe(1));
  expect(heard).toEqual([]);
});

test('drops a report that the server refuses, so later ones go through', async () => {
  let asked = 0;
  server = () => {
    asked += 1;
    return Response.json({ code: 'request.invalid' }, { status: 400 });
  };
  log.put(started);
  await eventually(() => expect(asked).toBe(1));
  await eventually(async () => expect(await waiting()).toBe(0));
});

test("sends to the open mailbox's user, and to nobody between users", async () => {
  logSession(started);
  logSessionsIn(log);
  logSession(completed);
  await eventually(() => expect(heard).toEqual([completed]));
  logSessionsIn(null);
});
