// The ledger of credits: who gets and spends what, once, also from two tabs at once.
import { expect, test } from 'vitest';
import { CommandId, type UserId } from '#domain/id.ts';
import { openAccount } from '#server/account.ts';
import { welcomeCredits } from '#server/credits/balance.ts';
import { freeze, giveBack, grant, spend, takeBack, unfreeze } from '#server/credits/ledger.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/id.ts';
import { newUserId, testContext } from '#test/support/context.ts';

const ctx = await testContext({ config: { credits: 'counted' } });
const unlimited = { ...ctx, config: { ...ctx.config, credits: 'unlimited' as const } };

const newCommand = () => CommandId.parse(newId(ctx.clock.now()));
const as = <T>(userId: UserId, work: (tx: Tx) => Promise<T>): Promise<T> => ctx.db.asUser(userId, work);

/** A person who signed in with this Google account. */
const signUp = async (subject: string): Promise<UserId> => {
  const userId = newUserId();
  await as(userId, async (tx) => {
    const email = `${subject}@northwind.example`;
    await openAccount(tx, userId, { provider: 'google', subject, email, now: ctx.clock.now() });
    await welcomeCredits(ctx, tx, userId);
  });
  return userId;
};

let people = 0;
const newPerson = (): Promise<UserId> => {
  people += 1;
  return signUp(`person-${people}`);
};

const balance = async (userId: UserId) =>
  (await ctx.peek('select free, monthly, bought from credit_balance where user_id = $1', [userId]))[0];

const entries = (userId: UserId) =>
  ctx.peek('select amount, bucket, reason, source from credit_entry where user_id = $1 order by id', [userId]);

const spendOne = (userId: UserId, commandId = newCommand()) =>
  as(userId, (tx) => spend(ctx, tx, userId, { commandId, amount: 1, reason: 'reply' }));

const buy = (userId: UserId, source: string, amount = 50) =>
  as(userId, (tx) => grant(ctx, tx, userId, { bucket: 'bought', amount, reason: 'top-up', source }));

test('credits: a new person has 30 free credits, and another sign-in gives none', async () => {
  const userId = await newPerson();
  await as(userId, (tx) => welcomeCredits(ctx, tx, userId));
  expect(await balance(userId)).toEqual({ free: 30, monthly: 0, bought: 0 });
  expect(await entries(userId)).toEqual([{ amount: 30, bucket: 'free', reason: 'free', source: 'grant:free' }]);
});

test('credits: who deletes everything and signs up again with the same Google account gets none', async () => {
  const first = await signUp('returning');
  await as(first, async (tx) => {
    await tx.deleteFrom('provider_account').where('user_id', '=', first).execute();
  });
  const second = await signUp('returning');
  expect(await balance(first)).toMatchObject({ free: 30 });
  expect(await balance(second)).toEqual({ free: 0, monthly: 0, bought: 0 });
});

test('credits: the mark of a Google account that had its credits names nobody', async () => {
  await signUp('subject-4711');
  const marks = (await ctx.peek('select mark from free_grant')).map(({ mark }) => String(mark));
  expect(marks.every((mark) => /^[\w-]{43}$/.test(mark))).toBe(true);
  expect(marks.join()).not.toContain('4711');
});

test('credits: a person from before the ledger has their free credits as soon as they are needed', async () => {
  const userId = newUserId();
  await as(userId, (tx) =>
    openAccount(tx, userId, { provider: 'google', subject: 'early', email: 'e@x.example', now: ctx.clock.now() }),
  );
  await spendOne(userId);
  expect(await balance(userId)).toMatchObject({ free: 29 });
});

test('credits: free ones go first, then monthly ones, then bought ones', async () => {
  const userId = await newPerson();
  await as(userId, (tx) =>
    grant(ctx, tx, userId, { bucket: 'monthly', amount: 2, reason: 'plan', source: 'stripe:in_1' }),
  );
  await buy(userId, 'stripe:cs_1', 2);
  await as(userId, (tx) => spend(ctx, tx, userId, { commandId: newCommand(), amount: 33, reason: 'reply' }));
  expect(await balance(userId)).toEqual({ free: 0, monthly: 0, bought: 1 });
});

test('credits: a command is charged once, and given back once, to where it came from', async () => {
  const userId = await newPerson();
  await buy(userId, 'stripe:cs_2', 5);
  const commandId = newCommand();
  await as(userId, (tx) => spend(ctx, tx, userId, { commandId, amount: 32, reason: 'booking' }));
  await as(userId, (tx) => spend(ctx, tx, userId, { commandId, amount: 32, reason: 'booking' }));
  expect(await balance(userId)).toEqual({ free: 0, monthly: 0, bought: 3 });
  for (const why of ['undo', 'failed', 'undo'] as const)
    await as(userId, (tx) => giveBack(ctx, tx, userId, { commandId, why }));
  expect(await balance(userId)).toEqual({ free: 30, monthly: 0, bought: 5 });
});

test('credits: nothing comes back for a command that cost nothing', async () => {
  const userId = await newPerson();
  await as(userId, (tx) => giveBack(ctx, tx, userId, { commandId: newCommand(), why: 'undo' }));
  expect(await balance(userId)).toMatchObject({ free: 30 });
});

test('credits: with too few the command is refused and nothing is taken', async () => {
  const userId = await newPerson();
  const all = as(userId, (tx) => spend(ctx, tx, userId, { commandId: newCommand(), amount: 31, reason: 'reply' }));
  await expect(all).rejects.toMatchObject({ code: 'credits.none' });
  expect(await balance(userId)).toMatchObject({ free: 30 });
});

test('credits: of two tabs that spend the last one at once, one is refused', async () => {
  const userId = await newPerson();
  await as(userId, (tx) => spend(ctx, tx, userId, { commandId: newCommand(), amount: 29, reason: 'reply' }));
  const outcomes = await Promise.allSettled([spendOne(userId), spendOne(userId), spendOne(userId)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(await balance(userId)).toMatchObject({ free: 0 });
});

test('credits: the same undo from several tabs at once gives back once', async () => {
  const userId = await newPerson();
  const commandId = newCommand();
  await spendOne(userId, commandId);
  await Promise.all(
    Array.from({ length: 5 }, () => as(userId, (tx) => giveBack(ctx, tx, userId, { commandId, why: 'undo' }))),
  );
  expect(await balance(userId)).toMatchObject({ free: 30 });
});

test('credits: a source gives once, however often and at once it is told', async () => {
  const userId = await newPerson();
  const given = await Promise.all(Array.from({ length: 5 }, () => buy(userId, 'stripe:cs_3')));
  expect(given.filter(Boolean)).toHaveLength(1);
  expect(await buy(userId, 'stripe:cs_3')).toBe(false);
  expect(await balance(userId)).toMatchObject({ bought: 50 });
});

test('credits: a refund takes what is left of what was bought, and a repeat nothing of what comes later', async () => {
  const userId = await newPerson();
  await buy(userId, 'stripe:cs_4', 10);
  await as(userId, (tx) => spend(ctx, tx, userId, { commandId: newCommand(), amount: 34, reason: 'reply' }));
  const refund = { amount: 10, source: 'stripe:re_1' };
  expect(await as(userId, (tx) => takeBack(ctx, tx, userId, refund))).toBe(6);
  expect(await balance(userId)).toEqual({ free: 0, monthly: 0, bought: 0 });
  const empty = { amount: 5, source: 'stripe:re_2' };
  expect(await as(userId, (tx) => takeBack(ctx, tx, userId, empty))).toBe(0);
  await buy(userId, 'stripe:cs_5', 10);
  expect(await as(userId, (tx) => takeBack(ctx, tx, userId, empty))).toBe(0);
  expect(await balance(userId)).toMatchObject({ bought: 10 });
});

test('credits: while a dispute lasts nobody spends what was bought', async () => {
  const userId = await newPerson();
  await buy(userId, 'stripe:cs_6', 10);
  await as(userId, (tx) => freeze(ctx, tx, userId, 'dispute:1'));
  await as(userId, (tx) => freeze(ctx, tx, userId, 'dispute:2'));
  const order = { amount: 31, reason: 'reply' } as const;
  const attempt = () => as(userId, (tx) => spend(ctx, tx, userId, { ...order, commandId: newCommand() }));
  await expect(attempt()).rejects.toMatchObject({ code: 'credits.none' });
  await as(userId, (tx) => unfreeze(ctx, tx, userId, 'dispute:1'));
  await expect(attempt()).rejects.toMatchObject({ code: 'credits.none' });
  await as(userId, (tx) => unfreeze(ctx, tx, userId, 'dispute:2'));
  await attempt();
  expect(await balance(userId)).toMatchObject({ free: 0, bought: 9 });
});

test('credits: where Flow counts none, nothing is taken', async () => {
  const userId = await newPerson();
  await as(userId, (tx) => spend(unlimited, tx, userId, { commandId: newCommand(), amount: 31, reason: 'reply' }));
  expect(await balance(userId)).toMatchObject({ free: 30 });
});

test('credits: a clock that was set back gives nothing twice', async () => {
  const userId = await newPerson();
  await buy(userId, 'stripe:cs_7');
  ctx.clock.advance(-86_400_000);
  expect(await buy(userId, 'stripe:cs_7')).toBe(false);
  await as(userId, (tx) => welcomeCredits(ctx, tx, userId));
  ctx.clock.advance(86_400_000);
  expect(await balance(userId)).toEqual({ free: 30, monthly: 0, bought: 50 });
});

test('credits: the app adds to the ledger, and can change neither its entries nor the sums', async () => {
  const rights = await ctx.peek(`
    select table_name, privilege_type from information_schema.role_table_grants
    where table_name like 'credit%' and grantee = 'flow_app' order by 1, 2`);
  expect(rights.map((row) => `${row['table_name']} ${row['privilege_type']}`)).toEqual([
    'credit_balance SELECT',
    'credit_entry INSERT',
    'credit_entry SELECT',
  ]);
  const userId = await newPerson();
  const cheat = as(userId, (tx) => tx.deleteFrom('credit_entry').where('user_id', '=', userId).execute());
  await expect(cheat).rejects.toThrow('permission denied');
});
