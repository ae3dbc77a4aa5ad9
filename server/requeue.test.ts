import { expect, test } from 'vitest';
import { type Account, CommandId } from '#domain/id.ts';
import { newAccount, testContext } from '#test/support/context.ts';
import { refOf } from './account.ts';
import { accountKey } from './db/account-rows.ts';
import type { CommandState } from './db/mailbox-tables.ts';
import { newId } from './id.ts';
import { requeueDeliveries } from './requeue.ts';

const ctx = await testContext();
const nothing = JSON.stringify([]);
let revision = 0;

const command = async (account: Account, state: CommandState = 'accepted'): Promise<CommandId> => {
  const id = CommandId.parse(newId(ctx.clock.now()));
  const row = {
    ledger: 'mailbox' as const,
    subjects: 1,
    kind: 'archive',
    args: '{}',
    spoken: false,
    done: nothing,
    revision: ++revision,
    state,
  };
  await ctx.db.asUser(account.userId, (tx) =>
    tx
      .insertInto('command')
      .values({ ...accountKey(account), id, ...row, given_at: ctx.clock.now() })
      .execute(),
  );
  return id;
};
const give = async (account: Account) => {
  await command(account);
  await ctx.db.asUser(account.userId, (tx) =>
    ctx.jobs.add(tx, 'commands.deliver', refOf(account), { key: account.id }),
  );
};
const jobsOf = async (account: Account) =>
  (await ctx.peek("select id from jobs.job where name = 'commands.deliver' and singleton_key = $1", [account.id]))
    .length;

test('accounts with open commands and no job get one each, and a second start adds none', async () => {
  const [ada, ben] = [newAccount(), newAccount()];
  await command(ada);
  await command(ben);
  await command(ada);
  await Promise.all([requeueDeliveries(ctx), requeueDeliveries(ctx)]);
  expect([await jobsOf(ada), await jobsOf(ben)]).toEqual([1, 1]);
  await requeueDeliveries(ctx);
  expect(await jobsOf(ada)).toBe(1);
});

test('an account with a job keeps it, and one without open commands gets none', async () => {
  const [me, other] = [newAccount(), newAccount()];
  await give(me);
  for (const state of ['waiting', 'delivered', 'failed', 'dismissed'] as const) await command(other, state);
  await requeueDeliveries(ctx);
  expect([await jobsOf(me), await jobsOf(other)]).toEqual([1, 0]);
});

test('a job that will soon expire does not count', async () => {
  const me = newAccount();
  await give(me);
  await ctx.peek("update jobs.job set keep_until = now() - interval '1 s' where singleton_key = $1", [me.userId]);
  await requeueDeliveries(ctx);
  expect(await jobsOf(me)).toBe(2);
});

test('the query for open commands reveals nothing else', async () => {
  await command(newAccount());
  expect(await ctx.db.system((tx) => tx.selectFrom('command').selectAll().execute())).toEqual([]);
});
