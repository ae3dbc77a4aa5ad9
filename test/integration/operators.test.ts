import { beforeEach, describe, expect, test } from 'vitest';
import { demoOperatorLink, linkMinutes, operatorLink } from '#server/accounts/operators.ts';
import type { HttpApp } from '#server/http.ts';
import { contextWithGoogle } from '#test/support/google.ts';
import { accountsApp, type Visitor, visitor } from '#test/support/visitor.ts';

const { ctx } = await contextWithGoogle();
const origin = ctx.config.url;
const ops = 'ops@northwind.example';
const password = 'four calm ducks at sea';

let app = accountsApp(ctx);
const browser = () => visitor(app, origin);
const pathOf = (link: string) => link.replace(origin, '');
const sendForm = (link: string, fields: Record<string, string>, from = origin) => {
  const token = new URL(link).searchParams.get('token') ?? '';
  return app.request(`${origin}/operator/password`, {
    method: 'POST',
    headers: { origin: from },
    body: new URLSearchParams({ token, ...fields }),
  });
};

beforeEach(async () => {
  app = accountsApp(ctx);
  await ctx.peek(
    'truncate auth."user", auth.session, auth.account, auth.verification, user_roles, audit_log, user_tokens',
  );
});

describe('the operator link', () => {
  test('leads to a form without script that no other site may frame or feed', async () => {
    const answer = await browser().get(pathOf(await operatorLink(ctx, ops)));
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain('Set your password');
    expect(page).not.toContain('<script');
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(answer.headers.get('referrer-policy')).toBe('same-origin');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('makes an admin, sets the password and signs in', async () => {
    const link = await operatorLink(ctx, ` ${ops.toUpperCase()} `);
    const me = browser();
    const answer = await sendForm(link, { password });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/operator/password-set');
    const [pair = ''] = (answer.headers.getSetCookie()[0] ?? '').split(';');
    me.cookies.set('flow.session_token', pair.slice(pair.indexOf('=') + 1));
    expect(await (await me.get('/api/accounts/session')).json()).toMatchObject({
      user: { email: ops, name: 'Operator', roles: ['admin'], connected: false },
    });
    const said = await (await me.get('/operator/password-set')).text();
    expect(said).toContain(`You are signed in as <b>${ops}</b>`);
    expect(said).toContain('There is no mailbox behind this account until you connect its Google account.');
    expect(said).not.toContain('<script');
    expect(JSON.stringify(await ctx.peek('select * from auth.account'))).not.toContain(password);
  });

  test('names a new account as given, and keeps an existing name', async () => {
    const names = async () => (await ctx.peek('select name from auth."user"')).map((row) => row['name']);
    await operatorLink(ctx, ops, 'Ruben Castellan');
    expect(await names()).toEqual(['Ruben Castellan']);
    await operatorLink(ctx, ops);
    expect(await names()).toEqual(['Ruben Castellan']);
  });

  test('embeds its own typeface, so the page needs nothing of the app', async () => {
    const type = await browser().get('/operator/type.woff2');
    expect(type.headers.get('content-type')).toBe('font/woff2');
    expect(
      Buffer.from(await type.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe('wOF2');
  });

  test('works once', async () => {
    const link = await operatorLink(ctx, ops);
    const twice = await Promise.all([
      sendForm(link, { password }),
      sendForm(link, { password: 'another dozen words' }),
    ]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([303, 410]);
    expect((await browser().get(pathOf(link))).status).toBe(410);
  });

  test('ends after its minutes, or when a newer one is made', async () => {
    const link = await operatorLink(ctx, ops);
    const newer = await operatorLink(ctx, ops);
    expect((await sendForm(link, { password })).status).toBe(410);
    ctx.clock.advance(linkMinutes * 60_000);
    expect((await sendForm(newer, { password })).status).toBe(410);
  });

  test('its secret is not in the database', async () => {
    const token = new URL(await operatorLink(ctx, ops)).searchParams.get('token') ?? 'none';
    expect(JSON.stringify(await ctx.peek('select * from auth.verification'))).not.toContain(token);
  });

  test('a short password shows the form again and keeps the link valid', async () => {
    const link = await operatorLink(ctx, ops);
    const answer = await sendForm(link, { password: 'short' });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Please take 12 to 128 characters.');
    expect((await sendForm(link, { password })).status).toBe(303);
  });

  test('refuses another site’s form, and one with missing fields', async () => {
    const link = await operatorLink(ctx, ops);
    expect((await sendForm(link, { password }, 'https://evil.example')).status).toBe(403);
    expect((await sendForm(link, {})).status).toBe(400);
  });

  test('escapes the address’s text', async () => {
    const link = await operatorLink(ctx, ops);
    const answer = await browser().get(`${pathOf(link)}"><script>alert(1)</script>`);
    expect(answer.status).toBe(410);
    expect(await answer.text()).not.toContain('<script');
  });

  test('a new password ends all earlier sessions', async () => {
    await sendForm(await operatorLink(ctx, ops), { password });
    await sendForm(await operatorLink(ctx, ops), { password: `${password} again` });
    expect(await ctx.peek('select count(*) as n from auth.session')).toEqual([{ n: '1' }]);
  });
});

describe('the demo’s operator link', () => {
  test('is printed at the first start, and never with real accounts', async () => {
    const real = { ...ctx, config: { ...ctx.config, google: { ...ctx.config.google, local: null } } };
    expect(await demoOperatorLink(real)).toBeNull();
    expect((await sendForm((await demoOperatorLink(ctx)) ?? '', { password })).status).toBe(303);
    expect(await demoOperatorLink(ctx)).toBeNull();
  });
});

describe('password sign-in', () => {
  beforeEach(async () => {
    await sendForm(await operatorLink(ctx, ops), { password });
  });

  test('accepts the right password and returns only the session', async () => {
    const me = browser();
    const answer = await me.post('/api/auth/sign-in/email', { email: ops, password });
    expect(await answer.text()).toBe('{}');
    expect(await (await me.get('/api/accounts/session')).json()).toMatchObject({ user: { email: ops } });
    const bearer = { authorization: `Bearer ${answer.headers.get('set-auth-token')}` };
    expect(await (await browser().get('/api/accounts/session', bearer)).json()).toMatchObject({ user: { email: ops } });
    expect(await ctx.peek(`select count(*) as n from audit_log where action_type = 'login'`)).toEqual([{ n: '2' }]);
  });

  test('an unknown address and a wrong password look the same', async () => {
    const wrong = await browser().post('/api/auth/sign-in/email', { email: ops, password: 'not the password' });
    const unknown = await browser().post('/api/auth/sign-in/email', { email: 'x@y.example', password });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.text()).toBe(await unknown.text());
  });

  const guess = (me: Visitor, email = ops, word = 'a guess that is wrong') =>
    me.post('/api/auth/sign-in/email', { email, password: word });
  /** The proxy of an https Flow names the caller's network. */
  const proxied = { ...ctx, config: { ...ctx.config, url: 'https://flow.example' } };
  const fromNetwork = (secure: HttpApp, network: string): Visitor => {
    const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    const request = (address: string, init: RequestInit) => {
      const headers = new Headers(init.headers);
      headers.set('x-forwarded-for', network);
      return secure.request(address, { ...init, headers }, env);
    };
    return visitor({ request }, 'https://flow.example');
  };
  const statuses = async (times: number, once: (nth: number) => Response | Promise<Response>): Promise<number[]> => {
    const all: number[] = [];
    for (let nth = 0; nth < times; nth++) all.push((await once(nth)).status);
    return all;
  };

  test('wrong guesses never lock the operator out: the right password still gets in', async () => {
    const secure = accountsApp(proxied);
    const attacker = fromNetwork(secure, '203.0.113.9');
    expect(await statuses(12, () => guess(attacker))).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
    expect((await guess(fromNetwork(secure, '198.51.100.7'), ops, password)).status).toBe(200);
    const refused = await guess(attacker, ops, password);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '12']);
    ctx.clock.advance(12_000);
    expect((await guess(attacker, ops, password)).status).toBe(200);
  });

  test('one network cannot try forty addresses at once', async () => {
    const secure = accountsApp(proxied);
    const attacker = fromNetwork(secure, '203.0.113.9');
    const all = await statuses(40, (nth) => guess(attacker, `person${nth}@northwind.example`));
    expect(all).toEqual([...Array(5).fill(401), ...Array(35).fill(429)]);
    expect((await guess(fromNetwork(secure, '203.0.113.10'))).status).toBe(401);
  });

  test('many networks share two paces at an address, and a browser that signed in before has its own', async () => {
    const secure = accountsApp(proxied);
    const mine = fromNetwork(secure, '203.0.113.0');
    expect((await guess(mine, ops, password)).status).toBe(200);
    const networks = Array.from({ length: 10 }, (_, nth) => fromNetwork(secure, `203.0.113.${nth}`));
    const all: number[] = [];
    for (const one of networks) all.push(...(await statuses(5, () => guess(one))));
    // Five from networks that come for the first time, of which one was mine, and five from networks that failed before.
    expect(all.filter((status) => status === 401)).toHaveLength(9);
    expect(all.filter((status) => status === 429)).toHaveLength(41);
    expect((await guess(mine, ops, password)).status).toBe(200);
  });

  test.each([
    ['a zero-width space', `ops\u200b@northwind.example`],
    ['full-width letters', 'ｏｐｓ@northwind.example'],
    ['a full-width at sign', 'ops＠northwind.example'],
    ['a NUL', 'ops\0@northwind.example'],
    ['a line break', 'ops@northwind.example\nx@y.example'],
    ['half a character', 'ops\ud800@northwind.example'],
    ['ten thousand letters', `${'o'.repeat(10_000)}@northwind.example`],
    ['no name', '@northwind.example'],
    ['two at signs', 'ops@@northwind.example'],
    ['nothing', ''],
  ])('an address with %s is a wrong one, as any other', async (_name, email) => {
    const answer = await guess(browser(), email, password);
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'sign-in.wrong-password' }]);
  });

  test('an odd or long password is a wrong one', async () => {
    for (const odd of ['\0', '\ud800', 'x'.repeat(5000), ''])
      expect((await guess(browser(), ops, odd)).status).toBe(401);
  });

  test('the page signs in without a script, and shows what went wrong', async () => {
    const send = (word: string, from = origin) =>
      app.request(`${origin}/operator/sign-in`, {
        method: 'POST',
        headers: { origin: from },
        body: new URLSearchParams({ email: ops, password: word }),
      });
    expect(await (await browser().get('/operator/sign-in')).text()).toContain('Operator sign-in');
    expect((await send(password, 'https://evil.example')).status).toBe(403);
    const wrong = await send('a guess that is wrong');
    expect([wrong.status, await wrong.text()]).toEqual([401, expect.stringContaining('do not belong together')]);
    const right = await send(password);
    expect([right.status, right.headers.get('location')]).toEqual([303, '/admin']);
    expect(right.headers.getSetCookie().some((cookie) => cookie.startsWith('flow.session_token='))).toBe(true);
    await statuses(3, () => send('a guess that is wrong'));
    const paced = await send('a guess that is wrong');
    expect([paced.status, paced.headers.get('retry-after'), await paced.text()]).toEqual([
      429,
      '12',
      expect.stringContaining('Please wait a few seconds'),
    ]);
  });
});
