// Messages to the operator: by call and by plain form, sealed, limited, and read on the host.
import { beforeEach, describe, expect, test } from 'vitest';
import { contactTrouble } from '#domain/contact-message.ts';
import type { Session } from '#server/handle.ts';
import { httpApp } from '#server/http.ts';
import { contactLines } from '#server/public-pages/contact-lines.ts';
import { listMessages, removeMessage } from '#server/public-pages/contact-messages.ts';
import { routes } from '#server/routes.ts';
import { withAnswer } from '#server/site/form-page.ts';
import { newUserId, testContext } from '#test/support/context.ts';

const ctx = await testContext();
const origin = ctx.config.url;
const prerendered =
  '<input name="name"/><i data-fill="fault-name"></i><input name="email"/><i data-fill="fault-email"></i>' +
  '<textarea name="message"></textarea><i data-fill="fault-message"></i><p data-fill="trouble"></p>';

const open = (session: Session | null = null) =>
  httpApp(ctx, {
    routes: routes(ctx, ({ status, ...answer }) => new Response(withAnswer(prerendered, answer), { status })),
    sessionOf: async () => session,
    site: null,
    health: async () => ({}),
  });
let app = open();
beforeEach(async () => {
  app = open();
  await ctx.peek('truncate contact_message');
});

const good = { name: 'Ada Byron', email: 'ada@small.example', message: 'Hello.\n\nIs anybody there?' };
const kept = async () => (await listMessages(ctx)).map(({ content }) => content);

const call = (body: object) =>
  app.request(`${origin}/api/public-pages/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-flow': '1', origin },
    body: JSON.stringify({ website: '', ...body }),
  });
const post = (fields: Record<string, string>, from = origin) =>
  app.request(`${origin}/contact`, { method: 'POST', headers: { origin: from }, body: new URLSearchParams(fields) });

describe('a message to the operator', () => {
  test('comes by a call or a plain form, and only the host can read it', async () => {
    expect((await call(good)).status).toBe(200);
    ctx.clock.advance(1000);
    const answer = await post({ ...good, message: 'By form.', website: '' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact#sent']);
    expect(await kept()).toEqual([good, { ...good, message: 'By form.' }]);
    expect(JSON.stringify(await ctx.peek('select * from contact_message'))).not.toMatch(/Ada|small|anybody/);
    expect(ctx.lines.join('')).not.toMatch(/Ada Byron|ada@small/);
  });

  test('is not kept if something is wrong, and the form has every word again', async () => {
    const answer = await post({ ...good, email: 'ada', message: ' <b>Hi</b> ' });
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(page).toContain('value="Ada Byron"');
    expect(page).toContain('value="ada" aria-invalid="true" autofocus=""');
    expect(page).toContain('\n &#60;b&#62;Hi&#60;/b&#62; </textarea>');
    expect(page).toContain(contactTrouble.faulty);
    expect((await call({ ...good, name: 'Ada\nBcc: b@small.example' })).status).toBe(400);
    expect(await kept()).toEqual([]);
  });

  test('of a program is thrown away, and the program hears nothing of it', async () => {
    expect((await post({ ...good, website: 'https://spam.example' })).status).toBe(303);
    expect((await call({ ...good, website: 'https://spam.example' })).status).toBe(200);
    expect(await kept()).toEqual([]);
  });

  test('of another site is refused', async () => {
    expect((await post(good, 'https://elsewhere.example')).status).toBe(403);
    expect(await kept()).toEqual([]);
  });

  test('is one of five within an hour from a network, by form and call together', async () => {
    for (const send of [call, post, call, post, call]) expect((await send(good)).status).toBeLessThan(400);
    const called = await call(good);
    expect([called.status, called.headers.get('retry-after')]).toEqual([429, '3600']);
    const posted = await post(good);
    expect(posted.status).toBe(429);
    expect(await posted.text()).toMatch(
      new RegExp(`value="Ada Byron"[^]*Is anybody there\\?[^]*${contactTrouble.full}`),
    );
    expect(await kept()).toHaveLength(5);
    ctx.clock.advance(3_600_000);
    expect((await call(good)).status).toBe(200);
  });
});

describe('the operator', () => {
  test('must check the policies until they say that they did, and nobody else must', async () => {
    const asks = async (given: Parameters<typeof open>[0]) =>
      (await open(given).request(`${origin}/api/public-pages/reminder`)).json();
    const userId = newUserId();
    expect(await asks({ userId, admin: true })).toEqual({ mustCheck: true });
    expect(await asks({ userId, admin: false })).toEqual({ mustCheck: false });
    expect(await asks(null)).toEqual({ mustCheck: false });
    const { operator } = ctx.config;
    ctx.config = { ...ctx.config, operator: { ...operator, policiesChecked: true } };
    expect(await asks({ userId, admin: true })).toEqual({ mustCheck: false });
    ctx.config = { ...ctx.config, operator };
  });

  test('reads the messages as text that no message can imitate, and deletes one', async () => {
    await call({ ...good, message: 'One\n── 2020-01-01 00:00 UTC · x\nForged' });
    const [message] = await listMessages(ctx);
    const id = message?.id ?? '';
    expect(
      contactLines(await listMessages(ctx))
        .split('\n')
        .filter((line) => line.startsWith('──')),
    ).toHaveLength(1);
    expect(contactLines(await listMessages(ctx))).toContain('Ada Byron <ada@small.example>');
    expect(await removeMessage(ctx, 'nonsense')).toBe(false);
    expect(await removeMessage(ctx, id)).toBe(true);
    expect(contactLines(await listMessages(ctx))).toBe('Nobody has written.');
  });

  test('hears that a lost key makes a message unreadable', async () => {
    await call(good);
    const other = { ...ctx, config: { ...ctx.config, hostKey: new Uint8Array(32) } };
    expect(contactLines(await listMessages(other))).toContain('can’t be read');
  });
});
