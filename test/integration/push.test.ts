import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { httpApp } from '#server/http.ts';
import { routes } from '#server/routes.ts';
import { jobs } from '#server/worker.ts';
import { newUserId, testContext } from '#test/support/context.ts';
import { drain } from '#test/support/jobs.ts';

const mine = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });

let keysAsked = 0;
const published = createServer((_request, response) => {
  keysAsked += 1;
  const keys = [{ ...createPublicKey(mine.privateKey).export({ format: 'jwk' }), kid: 'today', alg: 'RS256' }];
  response.setHeader('cache-control', 'public, max-age=3600').end(JSON.stringify({ keys }));
});
await new Promise<void>((resolve) => published.listen(0, '127.0.0.1', resolve));
const bound = published.address();
const issuer = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`;
afterAll(() => void published.close());

const push = {
  topic: 'projects/flow/topics/gmail',
  account: 'push@flow.iam.gserviceaccount.com',
  audience: 'https://flow.example/push/google',
};
const ctx = await testContext({ google: issuer, config: { push } });
const app = httpApp(ctx, { routes: routes(ctx), sessionOf: async () => null, site: null, health: async () => ({}) });
const parser = { parse: () => Promise.reject(new Error('not asked')), close: async () => {} };
const own = jobs(parser).filter(({ queue }) => queue.startsWith('push.'));

const me = newUserId();
await ctx.peek(`insert into mailbox (user_id, account_id, email) values ($1, $1, 'alex@northwind.example')`, [me]);

const part = (content: object | Buffer): string =>
  (Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content))).toString('base64url');

const seconds = () => Math.floor(ctx.clock.now().getTime() / 1000);
const claims = () => ({
  iss: issuer,
  aud: push.audience,
  sub: '117',
  azp: '117',
  email: push.account,
  email_verified: true,
  iat: seconds(),
  exp: seconds() + 3600,
});

const rs256 = (key: KeyObject) => (signed: string) => sign('RSA-SHA256', Buffer.from(signed), key);
const token = (
  over: object = {},
  header: object = {},
  signing: (signed: string) => Buffer = rs256(mine.privateKey),
): string => {
  const signed = `${part({ alg: 'RS256', kid: 'today', typ: 'JWT', ...header })}.${part({ ...claims(), ...over })}`;
  return `${signed}.${part(signing(signed))}`;
};

const news = (address: string, historyId: string | number = 42) => ({
  message: {
    data: Buffer.from(JSON.stringify({ emailAddress: address, historyId })).toString('base64'),
    messageId: '1',
  },
  subscription: 'projects/flow/subscriptions/gmail',
});
const arrive = (body: unknown, authorization: string | null = `Bearer ${token()}`) =>
  app.request(`${ctx.config.url}/push/google`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization === null ? {} : { authorization }) },
    body: JSON.stringify(body),
  });
const waiting = async (queue: string) =>
  Number((await ctx.peek('select count(*) as n from jobs.job where name = $1', [queue]))[0]?.n);
const inAll = async () => (await waiting('push.arrived')) + (await waiting('mailbox.sync'));

beforeEach(async () => {
  await ctx.peek('delete from jobs.job');
});

describe('push authentication', () => {
  const wrongKey = createPublicKey(mine.privateKey).export({ type: 'spki', format: 'pem' });
  test.each<[string, number, () => string | null]>([
    ['nobody’s at all', 403, () => null],
    ['one without a token', 401, () => 'Bearer nonsense'],
    ['a token that nobody signed', 401, () => `Bearer ${token({}, { alg: 'none' }, () => Buffer.from(''))}`],
    ['one that says it needs no signature', 401, () => `Bearer ${token({}, { alg: 'none' })}`],
    [
      'one signed with the public key for a secret',
      401,
      () => `Bearer ${token({}, { alg: 'HS256' }, (signed) => createHmac('sha256', wrongKey).update(signed).digest())}`,
    ],
    ['one signed by another key under the known name', 401, () => `Bearer ${token({}, {}, rs256(foreign.privateKey))}`],
    ['one of an unknown key', 401, () => `Bearer ${token({}, { kid: 'tomorrow' })}`],
    ['one that was changed', 401, () => `Bearer ${token().replace(/\.[^.]+\./, `.${part({ ...claims(), x: 1 })}.`)}`],
    ['another issuer’s', 401, () => `Bearer ${token({ iss: 'https://accounts.example' })}`],
    ['one for another audience', 401, () => `Bearer ${token({ aud: 'https://elsewhere.example/push' })}`],
    ['one that has ended', 401, () => `Bearer ${token({ iat: seconds() - 7200, exp: seconds() - 3600 })}`],
    ['another account’s', 403, () => `Bearer ${token({ email: 'other@flow.iam.gserviceaccount.com' })}`],
    ['one whose address is not verified', 403, () => `Bearer ${token({ email_verified: false })}`],
    ['one that does not say whether it is', 403, () => `Bearer ${token({ email_verified: undefined })}`],
    ['one that says so in words only', 401, () => `Bearer ${token({ email_verified: 'true' })}`],
    ['one without an address', 401, () => `Bearer ${token({ email: undefined })}`],
    ['one in the address instead of the header', 403, () => null],
  ])('rejects %s: %i', async (_name, status, authorization) => {
    const answer = await arrive(news('alex@northwind.example'), authorization());
    expect(answer.status).toBe(status);
    expect(await inAll()).toBe(0);
  });

  test('accepts the configured service account, signed by Google', async () => {
    expect((await arrive(news('alex@northwind.example'))).status).toBe(204);
    expect(await waiting('push.arrived')).toBe(1);
  });

  test('fetches Google’s keys once, and not for every unknown key id', async () => {
    await arrive(news('alex@northwind.example'));
    const before = keysAsked;
    for (let n = 0; n < 20; n++)
      await arrive(news('alex@northwind.example'), `Bearer ${token({}, { kid: `made-up-${n}` })}`);
    expect(keysAsked).toBe(before);
    ctx.clock.advance(2 * 3_600_000);
    await arrive(news('alex@northwind.example'));
    expect(keysAsked).toBe(before + 1);
  });
});

describe('push handling', () => {
  test('starts one sync, and a thousand pushes start no more', async () => {
    const authorization = `Bearer ${token()}`;
    for (let round = 0; round < 50; round++) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => arrive(news('Alex@Northwind.example', round), authorization)),
      );
      expect(answers.every(({ status }) => status === 204)).toBe(true);
      if (round % 10 === 0) await drain(ctx, own);
    }
    await drain(ctx, own);
    const syncs = await ctx.peek(`select state, data from jobs.job where name = 'mailbox.sync'`);
    expect(syncs).toEqual([{ state: 'created', data: { userId: me, accountId: me } }]);
    expect(await ctx.jobs.boss.fetch('mailbox.sync')).toHaveLength(1);
    await arrive(news('alex@northwind.example'));
    await arrive(news('alex@northwind.example'));
    await drain(ctx, own);
    const states = await ctx.peek(`select state from jobs.job where name = 'mailbox.sync' order by state`);
    expect(states).toEqual([{ state: 'created' }, { state: 'active' }]);
  });

  test('answers an unknown address the same, after the same work, and starts nothing', async () => {
    const known = await arrive(news('alex@northwind.example'));
    const unknown = await arrive(news('nobody@nowhere.example'));
    const shown = async (answer: Response) => ({
      status: answer.status,
      // The number of remaining calls falls with each call, whatever its address.
      headers: [...answer.headers].filter(([name]) => name !== 'ratelimit'),
      body: await answer.text(),
    });
    expect(await shown(unknown)).toEqual(await shown(known));
    // Both write the same row into the same table, so timing reveals nothing.
    expect(await ctx.peek(`select name, singleton_key from jobs.job order by singleton_key`)).toEqual([
      { name: 'push.arrived', singleton_key: 'alex@northwind.example' },
      { name: 'push.arrived', singleton_key: 'nobody@nowhere.example' },
    ]);
    await drain(ctx, own);
    expect(await waiting('mailbox.sync')).toBe(1);
  });

  test('acknowledges an unreadable push, so it is not repeated, and does nothing', async () => {
    const unreadable = [{}, { message: { data: '' } }, { message: { data: 'e30=' } }, { message: { data: '%%%' } }, []];
    for (const body of unreadable) expect((await arrive(body)).status).toBe(204);
    expect(await inAll()).toBe(0);
  });

  test('does not wake a mailbox that needs a reconnect', async () => {
    const other = newUserId();
    await ctx.peek(
      `insert into mailbox (user_id, account_id, email, needs_reauth) values ($1, $1, 'maya@northwind.example', true)`,
      [other],
    );
    await arrive(news('maya@northwind.example'));
    await drain(ctx, own);
    expect(await waiting('mailbox.sync')).toBe(0);
  });
});

test('without configuration the address does not exist', async () => {
  const polled = { ...ctx, config: { ...ctx.config, push: null } };
  expect(routes(polled).map(({ path }) => path)).not.toContain('/push/google');
});
