// The waitlist: each address once, sealed, limited, and left by a link.
import { beforeEach, describe, expect, test } from 'vitest';
import { httpApp } from '#server/http.ts';
import { join, leavingLink, listed } from '#server/public-pages/waitlist.ts';
import { waitlistLines } from '#server/public-pages/waitlist-lines.ts';
import { routes } from '#server/routes.ts';
import { testContext } from '#test/support/context.ts';

const ctx = await testContext();
const origin = ctx.config.url;
const open = () =>
  httpApp(ctx, { routes: routes(ctx), sessionOf: async () => null, site: null, health: async () => ({}) });
let app = open();
beforeEach(async () => {
  app = open();
  await ctx.peek('truncate waitlist');
});

const ask = (email: string, website = '') =>
  app.request(`${origin}/api/public-pages/waitlist`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-flow': '1', origin },
    body: JSON.stringify({ email, website }),
  });
const addresses = async () => (await listed(ctx)).map(({ email }) => email);

describe('the waitlist', () => {
  test('takes an address once, in any spelling, and only the host can read it', async () => {
    expect(await (await ask(' Ada@small.example ')).json()).toEqual({ isNew: true });
    expect(await (await ask('ada@SMALL.example')).json()).toEqual({ isNew: false });
    expect(await addresses()).toEqual(['Ada@small.example']);
    expect(JSON.stringify(await ctx.peek('select * from waitlist'))).not.toMatch(/small/i);
    expect(ctx.lines.join('')).not.toMatch(/small\.example/i);
  });

  test('refuses what is no address, and takes two presses at once as one', async () => {
    for (const odd of ['', 'ada', 'ada@small', 'a b@small.example', `${'x'.repeat(250)}@small.example`])
      expect((await ask(odd)).status, odd).toBe(400);
    const both = await Promise.all([ask('ben@small.example'), ask('ben@small.example')]);
    const answers = await Promise.all(both.map((one) => one.json()));
    expect(answers).toContainEqual({ isNew: true });
    expect(answers).toContainEqual({ isNew: false });
  });

  test('takes ten addresses an hour from a network, and none from a program', async () => {
    for (let nth = 0; nth < 10; nth++) expect((await ask(`p${nth}@small.example`)).status).toBe(200);
    expect((await ask('p10@small.example')).status).toBe(429);
    expect((await ask('robot@small.example', 'spam.example')).status).toBe(200);
    expect(await addresses()).toHaveLength(10);
    ctx.clock.advance(3_600_001);
    expect((await ask('p10@small.example')).status).toBe(200);
  });

  test('is left by the link that only this host can make, after a press', async () => {
    await join(ctx, 'ada@small.example');
    const [one] = await listed(ctx);
    const link = leavingLink(ctx, origin, one?.id ?? '');
    expect(await (await app.request(link)).text()).toContain('Leave the waitlist?');
    expect(await addresses()).toHaveLength(1);
    const press = (query: string) =>
      app.request(`${origin}/waitlist/leave`, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams(query),
      });
    expect((await press(`id=${one?.id}&proof=${'0'.repeat(32)}`)).status).toBe(404);
    expect(await addresses()).toHaveLength(1);
    expect((await press(new URL(link).search)).status).toBe(200);
    expect(await addresses()).toEqual([]);
  });

  test('comes to the operator as a table that holds no formula', async () => {
    await join(ctx, '=cmd@small.example');
    const lines = waitlistLines((await listed(ctx)).map((entry) => ({ ...entry, leave: 'https://x.example/"' })));
    expect(lines.split('\n')).toEqual([
      '"email","since","leave"',
      expect.stringMatching(/^"'=cmd@small\.example","[\dT:.Z-]+","https:\/\/x\.example\/"""$/),
    ]);
  });
});
