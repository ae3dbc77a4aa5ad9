import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#api/endpoint.ts';
import { Problem } from '#domain/problem.ts';
import { asAdmin } from '#server/admin/as-admin.ts';
import { newUserId, testContext } from '#test/support/context.ts';
import { bind, bindOpen, bindRaw, type Session } from './handle.ts';
import { httpApp } from './http.ts';
import { openSite } from './site/site.ts';

const ctx = await testContext();
const me = newUserId();

const getGreeting = endpoint({
  method: 'GET',
  path: '/api/greeting/:name',
  who: 'user',
  request: z.object({ name: z.string(), times: z._default(z.coerce.number(), 1) }),
  response: z.object({ words: z.string() }),
});
const setGreeting = endpoint({
  method: 'POST',
  path: '/api/greeting',
  who: 'user',
  request: z.object({ words: z.string() }),
  response: z.object({ userId: z.string(), words: z.string() }),
});
const adminsOnly = endpoint({
  method: 'GET',
  path: '/api/admins',
  who: 'admin',
  request: z.object({}),
  response: z.object({}),
});
const fails = endpoint({
  method: 'GET',
  path: '/api/fails',
  who: 'anyone',
  request: z.object({ how: z.enum(['problem', 'error', 'shape', 'away']) }),
  response: z.object({ right: z.boolean() }),
});

const built = () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-site-'));
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  const page = '<!doctype html><script>one()</script><script type="module" src="/assets/a.js"></script>';
  write('index.html', page);
  write('pricing/index.html', page);
  write('404/index.html', `${page}<link rel="modulepreload" href="/assets/a.js"/>Nothing here`);
  write('__spa-fallback.html', page.replace('one', 'shell'));
  write('sw.js', 'export {};');
  write('assets/a.js', 'export {};'.repeat(100));
  const routes = {
    root: { id: 'root', path: '' },
    player: { id: 'player', parentId: 'root', path: '/email-player' },
    note: { id: 'note', parentId: 'root', path: 'note/:id' },
    rest: { id: 'rest', parentId: 'root', path: '*' },
  };
  write('assets/manifest-1a2b.js', `window.__reactRouterManifest=${JSON.stringify({ routes })};`);
  return folder;
};

let session: Session | null = { userId: me, admin: false };
let healthy = true;

const app = httpApp(ctx, {
  routes: [
    bind(ctx, getGreeting, async ({ input }) => ({ words: `${input.name} `.repeat(input.times).trim() })),
    bind(ctx, setGreeting, async ({ userId, input }) => ({ userId, words: input.words })),
    asAdmin(ctx, adminsOnly, async () => ({})),
    bindOpen(ctx, fails, async ({ input }) => {
      if (input.how === 'problem') throw new Problem('provider.rate-limit', { retryAfter: 7, detail: 'canary' });
      if (input.how === 'away') throw Object.assign(new Error('canary'), { code: '57P01' });
      if (input.how === 'error') throw new Error('canary');
      return JSON.parse('{"right":"canary"}');
    }),
    bindRaw(ctx, { method: 'GET', path: '/api/raw', who: 'user' }, (_call, who) => new Response(who?.userId)),
  ],
  sessionOf: async () => session,
  site: openSite(built(), { secure: false }),
  health: async () => ({ database: true, localGoogle: healthy }),
});

const codeOf = async (answer: Response) => z.object({ code: z.string() }).parse(await answer.json()).code;

const own = {
  'content-type': 'application/json',
  'x-flow': '1',
  origin: 'http://localhost:3000',
  'sec-fetch-site': 'same-origin',
};
const post = (headers: Record<string, string> = own, body = '{"words":"hello"}') =>
  app.request('/api/greeting', { method: 'POST', headers, body });

describe('a contract call', () => {
  test('takes its input from path and query, runs, and returns JSON', async () => {
    const answer = await app.request('/api/greeting/Dana?times=2');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ words: 'Dana Dana' });
  });

  test('fails with invalid input', async () => {
    for (const answer of [
      await app.request('/api/greeting/Dana?times=two'),
      await post(own, '{"words":1}'),
      await post(own, '[]'),
      await post(own, '{'),
    ]) {
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'request.invalid' });
    }
  });

  test('checks who may call it', async () => {
    expect((await app.request('/api/admins')).status).toBe(403);
    session = { userId: me, admin: true };
    expect((await app.request('/api/admins')).status).toBe(403);
    await sql`select public.grant_role(${me}, 'admin')`.execute(ctx.db.asAuth);
    expect((await app.request('/api/admins')).status).toBe(200);
    session = { userId: me, admin: false };
    expect((await app.request('/api/admins')).status).toBe(403);
    session = null;
    expect((await app.request('/api/greeting/Dana')).status).toBe(401);
    expect((await app.request('/api/raw')).status).toBe(401);
    session = { userId: me, admin: false };
  });

  test('that fails answers with our own words only', async () => {
    const slow = await app.request('/api/fails?how=problem');
    expect([slow.status, slow.headers.get('retry-after'), slow.headers.get('content-type')]).toEqual([
      429,
      '7',
      'application/problem+json',
    ]);
    const broken = await app.request('/api/fails?how=error');
    expect(broken.status).toBe(500);
    const misshapen = await app.request('/api/fails?how=shape');
    expect(misshapen.status).toBe(500);
    const away = await app.request('/api/fails?how=away');
    expect(away.status).toBe(503);
    for (const answer of [slow, broken, misshapen, away]) expect(await answer.text()).not.toContain('canary');
    expect(ctx.lines.join('')).not.toContain('canary');
    expect(ctx.lines.some((line) => line.includes('request.failed'))).toBe(true);
  });

  test('larger than a megabyte is too large', async () => {
    const answer = await post(own, JSON.stringify({ words: 'x'.repeat(1024 * 1024) }));
    expect([answer.status, await codeOf(answer)]).toEqual([413, 'request.too-large']);
  });

  test.each([
    ['/operator/password', 16],
    ['/api/auth/sign-in/email', 16],
    ['/anything', 1024],
  ])('to %s is too large beyond %d KB, with or without a length header', async (address, kilobytes) => {
    const body = 'x'.repeat(kilobytes * 1024 + 1);
    const said = await app.request(address, { method: 'POST', body, headers: { 'content-length': `${body.length}` } });
    const stream = { method: 'POST', body: new Blob([body]).stream(), duplex: 'half' as const };
    const streamed = await app.request(new Request(`http://localhost:3000${address}`, stream));
    expect([said.status, streamed.status]).toEqual([413, 413]);
  });

  test('to an unknown address or method says so', async () => {
    const unknown = await app.request('/api/nothing');
    expect([unknown.status, await codeOf(unknown)]).toEqual([404, 'route.unknown']);
    const method = await app.request('/api/greeting', { method: 'DELETE' });
    expect([method.status, await codeOf(method)]).toEqual([405, 'route.method']);
  });
});

describe('a request that changes data', () => {
  const without = (name: keyof typeof own) =>
    Object.fromEntries(Object.entries(own).filter(([header]) => header !== name));

  test('succeeds from Flow’s own pages', async () => {
    expect(await (await post()).json()).toEqual({ userId: me, words: 'hello' });
    expect((await post({ ...own, 'sec-fetch-site': 'none' })).status).toBe(200);
    expect((await post(without('sec-fetch-site'))).status).toBe(200);
    expect((await post(without('origin'))).status).toBe(200);
  });

  test.each([
    ['from another site', { ...own, 'sec-fetch-site': 'cross-site' }],
    ['from a sibling of our site', { ...own, 'sec-fetch-site': 'same-site' }],
    ['with a foreign origin', { ...own, origin: 'http://localhost:3001' }],
    ['from nowhere', { ...own, origin: 'null' }],
    ['without our header', without('x-flow')],
  ])('%s is refused', async (_name, headers) => {
    const answer = await post(headers);
    expect([answer.status, await codeOf(answer)]).toEqual([403, 'request.forbidden-origin']);
  });

  test('fails from a plain form', async () => {
    expect((await post({ ...own, 'content-type': 'text/plain' })).status).toBe(400);
    expect((await post({ ...own, 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(400);
  });

  test('with a bearer token needs no page', async () => {
    const headers = {
      authorization: 'Bearer token',
      'content-type': 'application/json',
      origin: 'https://elsewhere.example',
    };
    expect((await post(headers)).status).toBe(200);
  });
});

describe('the web app', () => {
  test('comes with a policy that lists its inline scripts', async () => {
    const answer = await app.request('/');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(answer.status).toBe(200);
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect((await app.request('/email-player')).headers.get('content-security-policy')).not.toBe(policy);
  });

  test.each(['/pricing', '/pricing/', '/email-player', '/note/1'])('serves %s', async (address) => {
    expect((await app.request(address)).status).toBe(200);
  });

  test.each([
    '/nothing',
    '/email-player/more',
    '/note',
    '/404',
    '/../package.json',
    '/%2e%2e/package.json',
    '/%ff',
    '/assets/b.js',
  ])('does not know %s, and shows a page without scripts', async (address) => {
    const answer = await app.request(address);
    expect(answer.status).toBe(404);
    const page = await answer.text();
    expect(page).toContain('Nothing here');
    expect(page).not.toMatch(/<script|modulepreload/);
  });

  test('compresses, tags and caches its files', async () => {
    const asset = await app.request('/assets/a.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(asset.headers.get('content-encoding')).toBe('br');
    expect(asset.headers.get('cache-control')).toContain('immutable');
    const page = await app.request('/pricing');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const again = await app.request('/pricing', { headers: { 'if-none-match': page.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });
});

test('the service worker may fetch Flow’s cached files, and is never cached itself', async () => {
  const { headers } = await app.request('/sw.js');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
  expect(headers.get('cache-control')).toBe('no-cache');
});

test('every kind of answer forbids what it does not need', async () => {
  const answers = await Promise.all(
    [
      '/',
      '/assets/a.js',
      '/nothing',
      '/healthz',
      '/api/nothing',
      '/api/greeting/Dana',
      '/api/raw',
      '/api/fails?how=error',
    ].map((address) => app.request(address)),
  );
  for (const answer of answers) {
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(answer.headers.get('referrer-policy')).toBeTruthy();
    const isScript = answer.headers.get('content-type')?.startsWith('text/javascript');
    if (!isScript) expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});

test('health lists each part, and fails if one does', async () => {
  expect(await (await app.request('/healthz')).json()).toEqual({ status: 'ok', database: 'ok', localGoogle: 'ok' });
  healthy = false;
  const failing = await app.request('/healthz');
  expect([failing.status, await failing.json()]).toEqual([
    503,
    { status: 'failing', database: 'ok', localGoogle: 'failing' },
  ]);
});
