/** The two emulators of the contract tests: a third party's and ours. */
import { createServer } from 'node:net';
import type { gmail_v1 } from '@googleapis/gmail';
import { createEmulator } from 'emulate';
import { localClient } from './clients.ts';
import { ada } from './small-seed.ts';
import { officialClient, startTestGoogle } from './test-google.ts';

export type Emulator = {
  url: string;
  gmail: gmail_v1.Gmail;
  deliver(raw: Uint8Array, labelIds: string[]): Promise<unknown>;
  stop(): Promise<void>;
};

export const redirectUri = 'http://localhost:3000/api/auth/callback/google';

export const emulatorPair: Record<string, () => Promise<Emulator>> = {
  'the third party': startTheirs,
  'the local Google': startOurs,
};

const me = { userId: 'me' };

async function startOurs(): Promise<Emulator> {
  const trial = await startTestGoogle({
    seed: () => ({
      accounts: [{ sub: '1', email: ada, name: 'Ada Small', givenName: 'Ada', familyName: 'Small', locale: 'en' }],
      labels: {},
      mail: [],
    }),
  });
  await trial.control('quota', { profile: 'off' });
  const gmail = trial.gmail(await trial.signIn(ada, { scope: 'openid email profile https://mail.google.com/' }));
  return { url: trial.url, gmail, stop: trial.stop, deliver: (raw, labels) => trial.deliver(ada, raw, { labels }) };
}

async function startTheirs(): Promise<Emulator> {
  const client = { client_id: localClient.id, client_secret: localClient.secret, redirect_uris: [redirectUri] };
  const seed = { google: { users: [{ email: ada, name: 'Ada Small' }], oauth_clients: [client] } };
  const running = await createEmulator({ service: 'google', port: await freePort(), seed });
  const gmail = officialClient(running.url, { access_token: 'any' });
  const deliver: Emulator['deliver'] = (raw, labelIds) =>
    gmail.users.messages.insert({ ...me, requestBody: { raw: Buffer.from(raw).toString('base64url'), labelIds } });
  return { url: running.url, gmail, deliver, stop: () => running.close() };
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const bound = probe.address();
      probe.close(() => resolve(typeof bound === 'object' && bound !== null ? bound.port : 0));
    });
  });
