/** A local Google for one test file, with the official client, raw calls and the control plane. */
import { type calendar_v3, calendar as calendarClient } from '@googleapis/calendar';
import { auth, type gmail_v1, gmail as gmailClient } from '@googleapis/gmail';
import { type LocalGoogle, type LocalGoogleOptions, startLocalGoogle } from '#emulators/local-google.ts';
import { signInAs, type Tokens } from '#emulators/sign-in-as.ts';
import { localClient } from './clients.ts';
import { smallSeed } from './small-seed.ts';

export type TestGoogle = LocalGoogle & {
  signIn(
    email: string,
    more?: { scope?: string; parameters?: Record<string, string>; untick?: string[] },
  ): Promise<Tokens>;
  /** Google's client with these tokens. It throws on anything but success. */
  gmail(tokens: Pick<Tokens, 'access_token' | 'refresh_token'>): gmail_v1.Gmail;
  calendar(tokens: Pick<Tokens, 'access_token' | 'refresh_token'>): calendar_v3.Calendar;
  get(path: string, accessToken?: string): Promise<Response>;
  post(path: string, accessToken: string, body: unknown): Promise<Response>;
  form(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
  control(path: string, body?: unknown): Promise<Response>;
  deliver(mailbox: string, raw: Uint8Array, more?: object): Promise<Response>;
};

export const startTestGoogle = async (options: Partial<LocalGoogleOptions> = {}): Promise<TestGoogle> => {
  const running = await startLocalGoogle({ dataDir: ':memory:', seed: smallSeed, ...options });
  return { ...running, ...callsTo(running.url) };
};

const callsTo = (url: string): Omit<TestGoogle, keyof LocalGoogle> => {
  const bearer = (token?: string): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {});
  const post = (path: string, token: string, body: unknown): Promise<Response> =>
    fetch(url + path, {
      method: 'POST',
      headers: { ...bearer(token), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const control: TestGoogle['control'] = (path, body) =>
    body === undefined ? fetch(`${url}/_local/${path}`) : post(`/_local/${path}`, '', body);
  return {
    signIn: (email, more) => signInAs(url, { email, ...more }),
    gmail: (tokens) => officialClient(url, tokens),
    calendar: (tokens) => officialCalendar(url, tokens),
    get: (path, token) => fetch(url + path, { headers: bearer(token), redirect: 'manual' }),
    post,
    form: (path, fields, headers = {}) =>
      fetch(url + path, { method: 'POST', headers, body: new URLSearchParams(fields) }),
    control,
    deliver: (mailbox, raw, more = {}) =>
      control('deliver', { mailbox, raw: Buffer.from(raw).toString('base64url'), ...more }),
  };
};

type Held = { access_token: string; refresh_token?: string | undefined };

export const officialClient = (url: string, tokens: Held): gmail_v1.Gmail =>
  gmailClient({ version: 'v1', auth: authorized(url, tokens), rootUrl: `${url}/`, retry: false });

const officialCalendar = (url: string, tokens: Held): calendar_v3.Calendar =>
  calendarClient({ version: 'v3', auth: authorized(url, tokens), rootUrl: `${url}/`, retry: false });

const authorized = (url: string, { access_token, refresh_token }: Held) => {
  const client = new auth.OAuth2({
    clientId: localClient.id,
    clientSecret: localClient.secret,
    endpoints: { oauth2TokenUrl: `${url}/token`, oauth2RevokeUrl: `${url}/revoke` },
  });
  client.setCredentials({ access_token, ...(refresh_token ? { refresh_token } : {}) });
  return client;
};
