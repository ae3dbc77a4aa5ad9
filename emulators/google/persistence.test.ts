import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signInAs } from '#emulators/sign-in-as.ts';
import { localClient } from './clients.ts';
import { ada, mailOf } from './small-seed.ts';
import { officialClient, startTestGoogle } from './test-google.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'local-google-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('a restart keeps mail, labels, history, tokens, clock and key', async () => {
  const first = await startTestGoogle({ dataDir });
  const tokens = await first.signIn(ada);
  const gmail = first.gmail(tokens);
  const startHistoryId = (await gmail.users.getProfile({ userId: 'me' })).data.historyId ?? '';
  await first.deliver(ada, mailOf({ subject: 'Kept' }));
  const id = (await gmail.users.messages.list({ userId: 'me', maxResults: 1 })).data.messages?.[0]?.id ?? '';
  await gmail.users.messages.modify({ userId: 'me', id, requestBody: { addLabelIds: ['STARRED'] } });
  await first.control('clock', { advanceMs: 3_600_000 });
  await first.control('quota', { profile: 'legacy' });
  const keys = await (await first.get('/oauth2/v3/certs')).json();
  await first.stop();

  const second = await startTestGoogle({ dataDir });
  expect((await second.get('/v1/userinfo', tokens.access_token)).status).toBe(401);
  const again = second.gmail(tokens);
  const history = (await again.users.history.list({ userId: 'me', startHistoryId })).data.history;
  expect(history?.map((record) => Object.keys(record).at(-1))).toEqual(['messagesAdded', 'labelsAdded']);
  const kept = (await again.users.messages.get({ userId: 'me', id, format: 'minimal' })).data;
  expect(kept.labelIds).toEqual(['INBOX', 'STARRED', 'UNREAD']);
  expect(await (await second.get('/oauth2/v3/certs')).json()).toEqual(keys);
  expect(await (await second.control('quota')).json()).toMatchObject({ profile: 'legacy' });
  expect((await second.control('log?mutations=1')).status).toBe(200);
  await second.stop();
});

test('a start drops data of another version with a message, but keeps the signing key', async () => {
  const first = await startTestGoogle({ dataDir });
  await first.deliver(ada, mailOf({ subject: 'Of old' }));
  const keys = await (await first.get('/oauth2/v3/certs')).json();
  await first.stop();
  const file = new DatabaseSync(join(dataDir, 'local-google.sqlite'));
  file.exec('PRAGMA user_version = 1; DROP TABLE watch; ALTER TABLE token DROP COLUMN issued_at;');
  file.close();

  const said: string[] = [];
  const second = await startTestGoogle({ dataDir, say: (line) => said.push(line) });
  expect(said).toEqual([expect.stringMatching(/^The data is of version 1,/)]);
  expect(await (await second.get('/oauth2/v3/certs')).json()).toEqual(keys);
  const { data } = await second.gmail(await second.signIn(ada)).users.getProfile({ userId: 'me' });
  expect(data.messagesTotal).toBe(5);
  await second.stop();

  const third = await startTestGoogle({ dataDir, say: (line) => said.push(line) });
  expect(said).toHaveLength(1);
  await third.stop();
});

test('after a kill, every answered write is still there', async () => {
  const first = await startProcess();
  const tokens = await signInAs(first.url, { email: 'alex@northwind.example' });
  const gmail = officialClient(first.url, tokens);
  const ids =
    (await gmail.users.messages.list({ userId: 'me', labelIds: ['INBOX'], maxResults: 20 })).data.messages ?? [];
  const archived: string[] = [];
  for (const { id } of ids) {
    await gmail.users.messages.modify({ userId: 'me', id: id ?? '', requestBody: { removeLabelIds: ['INBOX'] } });
    archived.push(id ?? '');
  }
  await first.end('SIGKILL');

  const second = await startProcess();
  const inbox = (
    await officialClient(second.url, tokens).users.messages.list({ userId: 'me', labelIds: ['INBOX'], maxResults: 500 })
  ).data;
  const left = inbox.messages?.map((message) => message.id);
  expect(archived.filter((id) => left?.includes(id))).toEqual([]);
  const renewal = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token ?? '' };
  const body = new URLSearchParams({ ...renewal, client_id: localClient.id, client_secret: localClient.secret });
  expect((await fetch(`${second.url}/token`, { method: 'POST', body })).status).toBe(200);
  expect(await second.end('SIGTERM')).toBe(0);
}, 30_000);

const startProcess = async (): Promise<{ url: string; end(signal: NodeJS.Signals): Promise<number | null> }> => {
  const start = new URL(import.meta.resolve('#emulators/start.ts')).pathname;
  const child = spawn(process.execPath, [start], {
    env: { ...process.env, LOCAL_GOOGLE_PORT: '0', LOCAL_GOOGLE_DATA: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The local Google did not start')));
    child.stdout.on('data', (line: Buffer) => {
      const match = /ready at (\S+)/.exec(line.toString())?.[1];
      if (match) resolve(match);
    });
  });
  return {
    url,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
};
