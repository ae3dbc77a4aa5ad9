// A person's browser as Flow sees it: signs in through Google's pages, keeps cookies, repeats requests. Every answer is searched for other
// people's data.
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { wire } from '#api/endpoint.ts';
import { walkConsent } from '#emulators/sign-in-as.ts';
import type { Person } from './people.ts';

export type Answer = { status: number; body: unknown };

export type Client = {
  person: Person;
  /** Repeats until it succeeds. Returns the user's id. */
  signIn(intent: 'sign-up' | 'reconnect'): Promise<string>;
  /** Repeats until there is a real answer. Null when the run ends first. */
  ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer | null>;
  /** Other people's data in this person's answers. */
  leaks: string[];
};

type ClientOptions = { url: string; person: Person; others: readonly Person[]; over: () => boolean };

/** Requests for sign-in must not wait for a sign-in. */
const signsIn = '/api/accounts/';

/** Milliseconds until the browser gives up a request. */
const patience = 6_000;

export const openClient = ({ url, person, others, over }: ClientOptions): Client => {
  const cookies = new Map<string, string>();
  const leaks: string[] = [];
  const bearing = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  let connecting: Promise<unknown> = Promise.resolve();

  const send = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        cookie: bearing(),
        [wire.header]: wire.version,
        ...(body === undefined ? {} : { 'content-type': 'application/json', origin: url, 'x-flow': '1' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    for (const cookie of answer.headers.getSetCookie()) keep(cookies, cookie);
    return answer;
  };
  const ask: Client['ask'] = async (method, path, body) => {
    for (let wait = 60; !over(); wait = Math.min(wait * 2, 1000)) {
      const bore = bearing();
      const answer = await heard(send(method, path, body));
      // A reconnect ends the earlier session, so its requests repeat under the new one, as in tabs.
      if (answer?.status === 401 && !path.startsWith(signsIn) && (await connecting.then(() => bearing() !== bore)))
        continue;
      if (answer !== null && answer.status < 500 && answer.status !== 429) {
        for (const other of others)
          if (answer.text.includes(other.canary)) leaks.push(`${method} ${path}: ${other.canary}`);
        return { status: answer.status, body: parsed(answer.text) };
      }
      await pause(wait);
    }
    return null;
  };
  const roundTrip = async (intent: string): Promise<boolean> => {
    const begun = await ask('POST', '/api/accounts/sign-in', { intent });
    const to = Begun.safeParse(begun?.body);
    if (!to.success) return false;
    const back = await walkConsent(to.data.url, { email: person.email });
    const answer = await send('GET', `${back.pathname}${back.search}`);
    const refused = new URL(answer.headers.get('location') ?? '/', url).searchParams.get('problem');
    return answer.status === 302 && refused === null;
  };
  const session = async (): Promise<string | null> =>
    Session.safeParse((await ask('GET', '/api/accounts/session'))?.body).data?.user?.id ?? null;
  return {
    person,
    leaks,
    ask,
    signIn: async (intent) => {
      for (;;) {
        // Any step may fail, at Google's side too. A person starts again.
        const trip = roundTrip(intent).catch(() => false);
        connecting = trip;
        const through = await trip;
        const userId = through ? await session() : null;
        if (userId !== null) return userId;
        if (over()) throw new Error(`${person.name} could not sign in`);
        await pause(300);
      }
    },
  };
};

const Begun = z.object({ url: z.string() });
const Session = z.object({ user: z.nullable(z.object({ id: z.string() })) });

const heard = async (sending: Promise<Response>): Promise<{ status: number; text: string } | null> => {
  try {
    const answer = await sending;
    return { status: answer.status, text: await answer.text() };
  } catch {
    return null;
  }
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const keep = (cookies: Map<string, string>, cookie: string): void => {
  const [pair = '', ...attributes] = cookie.split(';');
  const at = pair.indexOf('=');
  const ends = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
  if (ends) cookies.delete(pair.slice(0, at));
  else cookies.set(pair.slice(0, at), pair.slice(at + 1));
};
