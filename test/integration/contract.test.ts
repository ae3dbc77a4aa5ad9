// Checks every route of the server.
import { expect, test } from 'vitest';
import { api } from '#api/api.ts';
import { httpApp } from '#server/http.ts';
import { routes } from '#server/routes.ts';
import { testContext } from '#test/support/context.ts';

const local = { port: 9, server: 'http://127.0.0.1:9', browser: 'http://127.0.0.1:9' };
const payments = { secretKey: 'sk_test_x', webhookSecret: 'whsec_x', automaticTax: false, local };
const ctx = await testContext({ config: { payments } });
const table = routes(ctx);
const app = httpApp(ctx, { routes: table, sessionOf: async () => null, site: null, health: async () => ({}) });

const endpoints = Object.values(api).flatMap((capability) => Object.values(capability));
const own = { 'content-type': 'application/json', 'x-flow': '1', origin: ctx.config.url };

const ask = (route: (typeof table)[number], headers: Record<string, string>) =>
  app.request(route.path.replaceAll(/:\w+/g, 'x'), {
    method: route.method,
    headers,
    ...(route.method === 'GET' ? {} : { body: '{}' }),
  });

test('routes: every endpoint of the API answers, and only for the allowed users', () => {
  const mounted = table.map(({ method, path, who }) => `${method} ${path} ${who}`);
  expect(mounted).toEqual(expect.arrayContaining(endpoints.map(({ method, path, who }) => `${method} ${path} ${who}`)));
});

test('routes: each address has one route', () => {
  const addresses = table.map(({ method, path }) => `${method} ${path}`);
  expect(addresses).toEqual([...new Set(addresses)]);
});

test.each(
  table.filter(({ who }) => who !== 'anyone').map((route) => [`${route.method} ${route.path}`, route] as const),
)('%s is refused to who is not signed in', async (_name, route) => {
  expect((await ask(route, own)).status).toBe(401);
});

test.each(
  table.filter(({ method }) => method !== 'GET').map((route) => [`${route.method} ${route.path}`, route] as const),
)('%s is refused to another site', async (_name, route) => {
  const answer = await ask(route, { ...own, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' });
  expect(answer.status).toBe(403);
});

test.each(table.map((route) => [`${route.method} ${route.path}`, route] as const))(
  'routes: %s answers with strict security headers',
  async (_name, route) => {
    const { headers } = await ask(route, own);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBeTruthy();
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toContain('no-store');
  },
);

test.each(table.map((route) => [`${route.method} ${route.path}`, route] as const))(
  'routes: %s says how many calls are left',
  async (_name, route) => {
    const { headers } = await ask(route, own);
    expect(headers.get('ratelimit-policy')).toMatch(/^"\w+";q=\d+;w=\d+/);
    expect(headers.get('ratelimit')).toMatch(/^"\w+";r=\d+;t=\d+$/);
  },
);
