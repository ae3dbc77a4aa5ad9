import { wire } from '#api/endpoint.ts';
import type { SignInIntent } from '#domain/account.ts';
import type { LeavingAct } from '#domain/leaving-act.ts';
import { type Person, walkConsent } from '#emulators/sign-in-as.ts';
import { accountRoutes } from '#server/accounts/routes.ts';
import { sessionOf } from '#server/accounts/sessions.ts';
import type { Context } from '#server/context.ts';
import { type HttpApp, httpApp } from '#server/http.ts';

export type Visitor = {
  cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  put(path: string, body: unknown): Promise<Response>;
  /** Google's address at which a sign-in starts. */
  begin(intent: SignInIntent, act?: LeavingAct): Promise<string>;
  /** The whole round trip. Returns the answer of the callback. */
  signIn(intent: SignInIntent, person: Person, act?: LeavingAct): Promise<Response>;
};

export const accountsApp = (ctx: Context): HttpApp =>
  httpApp(ctx, {
    routes: accountRoutes(ctx),
    sessionOf: (request) => sessionOf(ctx, request),
    site: null,
    health: async () => ({}),
  });

/** Flow in this process, or over the network. */
type Asked = { request(address: string, init: RequestInit): Response | Promise<Response> };

export const visitor = (app: Asked, origin: string): Visitor => {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set(wire.header, wire.version);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await app.request(`${origin}${path}`, { ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) keep(cookies, cookie);
    return answer;
  };
  const get: Visitor['get'] = (path, headers = {}) => send(path, { headers });
  const tell = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(path, {
      method,
      headers: {
        'content-type': 'application/json',
        origin,
        'sec-fetch-site': 'same-origin',
        'x-flow': '1',
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const post: Visitor['post'] = (path, body, headers) => tell('POST', path, body, headers);
  const begin: Visitor['begin'] = async (intent, act) => {
    const answer = await post('/api/accounts/sign-in', { intent, ...(act === undefined ? {} : { act }) });
    const body: unknown = await answer.json();
    if (typeof body === 'object' && body !== null && 'url' in body && typeof body.url === 'string') return body.url;
    throw new Error(`The sign-in did not begin: ${JSON.stringify(body)}`);
  };
  return {
    cookies,
    get,
    post,
    put: (path, body) => tell('PUT', path, body),
    begin,
    signIn: async (intent, person, act) => {
      const back = await walkConsent(await begin(intent, act), person);
      return get(back.pathname + back.search);
    },
  };
};

const keep = (cookies: Map<string, string>, cookie: string): void => {
  const [pair = '', ...attributes] = cookie.split(';');
  const at = pair.indexOf('=');
  const name = pair.slice(0, at);
  if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) cookies.delete(name);
  else cookies.set(name, pair.slice(at + 1));
};
