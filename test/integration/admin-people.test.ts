// User Management: the table as the database makes it, one person's page, and what an operator may do for them.
import { beforeEach, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { PeopleAnswer, PersonPage } from '#domain/admin-people.ts';
import { ada, ben } from '#emulators/google/small-seed.ts';
import { recordAudit } from '#server/activity/audit-log.ts';
import { goOnDeleting } from '#server/leaving/deletion.ts';
import { keepMessage } from '#server/public-pages/contact-messages.ts';
import { wholeApp } from '#test/support/bearer.ts';
import { newUserId, testContext } from '#test/support/context.ts';
import { type OperatorClient, operatorClient } from '#test/support/operator.ts';
import { openWorld } from '#test/support/person.ts';

const day = 86_400_000;

describe('the table of people', async () => {
  const ctx = await testContext();
  const app = wholeApp(ctx);
  let me: OperatorClient;

  const person = async (name: string, daysAgo = 0) => {
    const id = newUserId();
    await ctx.db.asAuth
      .insertInto('user')
      .values({
        id,
        name,
        email: `${name}@people.example`,
        createdAt: new Date(ctx.clock.now().getTime() - daysAgo * day),
      })
      .execute();
    return id;
  };
  const acts = (
    userId: z.infer<typeof PersonPage>['person']['id'],
    actionType: 'session_started' | 'email_woken',
    daysAgo: number,
  ) =>
    ctx.db.asUser(userId, (tx) =>
      recordAudit(tx, {
        userId,
        userEmail: 'x@people.example',
        actionType,
        actionDescription: '',
        ...(actionType === 'session_started' ? { resourceType: 'session', resourceId: crypto.randomUUID() } : {}),
        at: new Date(ctx.clock.now().getTime() - daysAgo * day),
      }),
    );
  const people = async (query: Record<string, string> = {}) => {
    const now = ctx.clock.now().getTime();
    const span = { from: new Date(now - 30 * day).toISOString(), to: new Date(now + 1000).toISOString() };
    const { body } = await me.get(`/api/admin/people?${new URLSearchParams({ ...span, ...query })}`);
    return PeopleAnswer.parse(body);
  };
  const names = async (query: Record<string, string> = {}) =>
    (await people({ q: '@people.example', ...query })).people.map(({ email }) => email.split('@')[0]);

  beforeEach(async () => {
    await ctx.peek('truncate auth."user" cascade');
    await ctx.peek('truncate user_roles, audit_log, activity_daily, mailbox');
    me = await operatorClient(ctx, app);
  });

  test('finds a part of an address in any case, and takes its signs as they are', async () => {
    for (const name of ['Ada', 'adam', 'b_c', 'bxc', '100%', 'back\\slash'].map((one) => one.toLowerCase()))
      await person(name);
    expect((await names({ q: 'ADA' })).toSorted()).toEqual(['ada', 'adam']);
    expect(await names({ q: 'b_c' })).toEqual(['b_c']);
    expect(await names({ q: '0%' })).toEqual(['100%']);
    expect(await names({ q: '\\s' })).toEqual(['back\\slash']);
    expect(await people({ q: 'nobody-like-this' })).toMatchObject({ people: [], found: 0, total: 7 });
  });

  test('sorts by each column both ways, with those who never came last', async () => {
    const [one, two] = [await person('ada', 3), await person('ben', 2)];
    await person('cy', 1);
    await acts(one, 'session_started', 1);
    await acts(two, 'session_started', 2);
    await acts(two, 'session_started', 2);
    await ctx.peek(
      'insert into activity_daily (user_id, day, mails) values ($1, $3, 4), ($2, $3, 9) on conflict (user_id, day) do update set mails = excluded.mails',
      [one, two, ctx.clock.now()],
    );
    expect(await names()).toEqual(['cy', 'ben', 'ada']);
    expect(await names({ order: 'asc' })).toEqual(['ada', 'ben', 'cy']);
    expect(await names({ sort: 'email', order: 'asc' })).toEqual(['ada', 'ben', 'cy']);
    expect(await names({ sort: 'lastActive' })).toEqual(['ada', 'ben', 'cy']);
    expect(await names({ sort: 'lastActive', order: 'asc' })).toEqual(['ben', 'ada', 'cy']);
    expect(await names({ sort: 'emails' })).toEqual(['ben', 'ada', 'cy']);
    expect(await names({ sort: 'sessions' })).toEqual(['ben', 'ada', 'cy']);
  });

  test('counts what a person did in the range, and nothing that Flow did by itself', async () => {
    const one = await person('ada', 90);
    await acts(one, 'session_started', 40);
    await acts(one, 'session_started', 10);
    await acts(one, 'email_woken', 1);
    await ctx.peek(
      'insert into activity_daily (user_id, day, mails) values ($1, $2, 4), ($1, $3, 7) on conflict (user_id, day) do update set mails = excluded.mails',
      [one, new Date(ctx.clock.now().getTime() - 40 * day), new Date(ctx.clock.now().getTime() - 2 * day)],
    );
    const [row] = (await people({ q: 'ada' })).people;
    expect(row).toMatchObject({
      emails: 7,
      sessions: 1,
      status: 'free',
      needsReauth: false,
      leaving: false,
      canDelete: true,
    });
    expect(row?.lastActiveAt).toBe(new Date(ctx.clock.now().getTime() - 10 * day).toISOString());
  });

  test('gives pages of fifty', async () => {
    for (let nth = 0; nth < 51; nth++) await person(`p${String(nth).padStart(2, '0')}`, nth === 7 ? 3 : 100);
    expect(await names({ sort: 'email', order: 'asc' })).toHaveLength(50);
    expect(await names({ sort: 'email', order: 'asc', page: '2' })).toEqual(['p50']);
    expect(await people({ q: '@people' })).toMatchObject({ found: 51, total: 52, newInRange: 1 });
  });

  test('filters by status exactly', async () => {
    await person('ada');
    expect(await names({ status: 'free' })).toEqual(['ada']);
    for (const status of ['trial', 'paid', 'churned']) expect(await names({ status })).toEqual([]);
    expect((await me.get('/api/admin/people?status=fre')).status).toBe(400);
  });

  test('says who waits for a reconnection', async () => {
    const one = await person('ada');
    await ctx.peek('insert into mailbox (user_id, account_id, email, needs_reauth) values ($1, $1, $2, true)', [
      one,
      'ada@people.example',
    ]);
    expect((await people()).waiting).toEqual({ count: 1, first: [{ id: one, email: 'ada@people.example' }] });
    await ctx.peek('update mailbox set needs_reauth = false');
    expect((await people()).waiting).toEqual({ count: 0, first: [] });
  });

  test('says how many messages to the operator wait, and no word of them', async () => {
    expect((await people()).messages).toBe(0);
    await keepMessage(ctx, { name: 'Grace', email: 'grace@people.example', message: 'Is anybody there?' });
    const answer = await people();
    expect(answer.messages).toBe(1);
    expect(JSON.stringify(answer)).not.toMatch(/Grace|anybody/);
  });
});

describe('one person', async () => {
  const world = await openWorld();
  const { ctx } = world;
  const app = wholeApp(ctx);
  const { userId } = await world.connect();
  await ctx.peek(`update auth."user" set name = 'Ada <b>' where id = $1`, [userId]);
  const me = await operatorClient(ctx, app);
  const page = async (id: string = userId) => PersonPage.parse((await me.get(`/api/admin/people/${id}`)).body);
  const acts = async () =>
    (
      await ctx.peek(
        `select action_description as words from audit_log where user_id = $1 and action_type = 'operator_acted' order by created_at, id`,
        [me.userId],
      )
    ).map(({ words }) => words);

  test('shows dates, grants, sync, jobs, sessions and limits, and no word of a mail', async () => {
    const shown = await page();
    expect(shown).toMatchObject({
      person: { email: 'ada@small.example', name: 'Ada <b>', status: 'free', roles: [] },
      payments: false,
      leavingSince: null,
    });
    const [account] = shown.accounts;
    expect(account?.scopes).toContain('https://www.googleapis.com/auth/gmail.modify');
    expect(account?.mail).toMatchObject({ needsReauth: false, problem: null });
    expect(account?.mail?.synced).toBeGreaterThan(0);
    const subjects = (await ctx.peek('select subject from message')).map(({ subject }) => String(subject));
    expect(subjects.length).toBeGreaterThan(0);
    const text = JSON.stringify(shown);
    for (const subject of subjects) expect(text).not.toContain(subject);
  });

  test('syncs again at once, and the act is in the operator’s log', async () => {
    expect(await me.post(`/api/admin/people/${userId}/sync`)).toEqual({ status: 200, body: { accounts: 1 } });
    expect((await page()).jobs.map(({ queue }) => queue)).toEqual(
      expect.arrayContaining(['mailbox.sync', 'contacts.sync', 'calendar.sync']),
    );
    expect((await acts()).at(-1)).toBe(`Asked for a sync of ${userId.slice(0, 8)}`);
    await world.work();
  });

  test('gets no reconnection notice while connected, and none without a device', async () => {
    const remind = async () => (await me.post(`/api/admin/people/${userId}/remind`)).body;
    expect(await remind()).toEqual({ outcome: 'connected' });
    await ctx.peek('update mailbox set needs_reauth = true');
    expect(await remind()).toEqual({ outcome: 'none' });
    await ctx.peek('update mailbox set needs_reauth = false');
  });

  test('loses one session or all of them, and the operator keeps their own', async () => {
    await operatorClient(ctx, app, { userId, role: null, operator: false });
    await operatorClient(ctx, app, { userId, role: null, operator: false });
    const before = (await page()).sessions;
    expect(before).toHaveLength(2);
    await me.post(`/api/admin/people/${userId}/end-sessions`, { session: before[0]?.id });
    expect((await page()).sessions).toHaveLength(1);
    await me.post(`/api/admin/people/${userId}/end-sessions`, { session: null });
    expect((await page()).sessions).toEqual([]);
    await operatorClient(ctx, app, { userId: me.userId, role: null });
    await me.post(`/api/admin/people/${me.userId}/end-sessions`, { session: null });
    expect((await page(me.userId)).sessions).toMatchObject([{ isThis: true, operator: true }]);
  });

  test('an operator without a mailbox cannot write from Flow', async () => {
    const answer = await me.post(`/api/admin/people/${userId}/email`, { subject: 'Hello', text: 'Hi' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'leaving.not-connected' } });
  });

  test('an operator with a mailbox writes from it, after the usual hold', async () => {
    const writer = await operatorClient(ctx, app, { userId: (await world.connect(ben)).userId });
    const answer = await writer.post(`/api/admin/people/${userId}/email`, { subject: 'About Flow', text: 'Hi Ada' });
    expect(answer).toMatchObject({ status: 200, body: { leavesIn: 10_000 } });
    expect((await world.google.mailbox(ada)).map(({ subject }) => subject)).not.toContain('About Flow');
    await world.later(11_000);
    expect((await world.google.mailbox(ben)).map(({ subject }) => subject)).toContain('About Flow');
  });

  test('is deleted only by their whole address, and never an admin or the operator themselves', async () => {
    const remove = (id: string, address: string) => me.post(`/api/admin/people/${id}/delete`, { address });
    expect(await remove(userId, 'ada@small')).toMatchObject({
      status: 400,
      body: { code: 'leaving.other-address' },
    });
    expect(await remove(me.userId, me.email)).toMatchObject({ body: { code: 'person.is-you' } });
    const other = await operatorClient(ctx, app);
    expect(await remove(other.userId, other.email)).toMatchObject({ body: { code: 'person.is-admin' } });
    const offered = async (id: string) => (await page(id)).person.canDelete;
    expect(await Promise.all([other.userId, me.userId, userId].map(offered))).toEqual([false, false, true]);
    expect(await remove(newUserId(), 'x@y.example')).toMatchObject({ status: 404, body: { code: 'person.unknown' } });
    expect((await page()).leavingSince).toBeNull();
  });

  test('who is deleted leaves nothing behind but the operator’s own entry, which names no address', async () => {
    expect(await me.post(`/api/admin/people/${userId}/delete`, { address: ' ADA@small.example ' })).toMatchObject({
      status: 200,
    });
    expect((await page()).leavingSince).not.toBeNull();
    await ctx.peek('delete from jobs.job');
    for (let nth = 0; nth < 30 && (await ctx.peek('select from leaving')).length > 0; nth++) {
      ctx.clock.advance(60_000);
      await goOnDeleting(ctx).catch(() => {});
    }
    const row = await me.get(`/api/admin/people/${userId}`);
    expect(row).toMatchObject({ status: 404, body: { code: 'person.unknown' } });
    for (const path of ['sync', 'remind', 'end-sessions', 'email', 'delete']) {
      const body = { session: null, subject: 'x', text: 'x', address: 'ada@small.example' };
      expect(await me.post(`/api/admin/people/${userId}/${path}`, body)).toMatchObject({ status: 404 });
    }
    expect((await acts()).at(-1)).toBe(`Deleted the account ${userId.slice(0, 8)}`);
    expect(JSON.stringify(await ctx.peek(`select * from audit_log where user_id = $1`, [me.userId]))).not.toContain(
      'ada@small.example',
    );
  });
});
