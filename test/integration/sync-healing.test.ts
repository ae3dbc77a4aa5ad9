import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Account, CommandId, MessageId } from '#domain/id.ts';
import { ada, smallSeed } from '#emulators/google/small-seed.ts';
import { execute } from '#server/commands/execute.ts';
import { Cursor } from '#server/cursor.ts';
import { newId } from '#server/id.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { followHistory } from '#server/mailbox/follow-history.ts';
import { freshToken } from '#server/tokens/fresh.ts';
import { openWorld, type World } from '#test/support/person.ts';
import { differences, rawMail, syncIn, untilWhole } from '#test/support/whole-mailbox.ts';

// A whole mailbox is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let world: World;
let account: Account;
beforeEach(async () => {
  world = await openWorld({ seed: (now) => smallSeed(now, 30), oneClock: true });
  account = await world.connect();
  await untilWhole(world, account);
});

const control = (path: string, body: object) => world.google.control(path, body);
const sync = (afterMs?: number) => syncIn(world, account, afterMs);
const ids = async (): Promise<MessageId[]> =>
  [...(await world.google.labels(ada)).keys()].map((id) => MessageId.parse(id));
const nth = async (n: number): Promise<MessageId> => {
  const id = (await ids())[n];
  if (!id) throw new Error('too little mail');
  return id;
};
const gets = async () => (await world.google.calls()).filter((call) => /\/messages\/\w+$/.test(call.path)).length;
const rowOf = async (id: string) =>
  (await world.ctx.peek('select provider_labels, labels from message where id = $1', [id]))[0];
const comparisons = () =>
  world.ctx.peek('select reason, missing, extra, relabelled from comparison order by due_at desc');

describe('a gap in the history', () => {
  test('is repaired by listing, not by fetching everything again', async () => {
    const before = await gets();
    for (const n of [1, 2, 3])
      await control('deliver', { mailbox: ada, raw: rawMail(`Behind ${n}`), labels: ['UNREAD'] });
    await control('delete-message', { mailbox: ada, id: await nth(4) });
    await control('relabel', {
      mailbox: ada,
      id: await nth(5),
      remove: ['INBOX', 'UNREAD'],
      add: ['STARRED', 'Board papers'],
    });
    await control('expire-history', { email: ada });
    await sync();
    await untilWhole(world, account, 1000);
    expect(await differences(world, account)).toEqual([]);
    expect((await gets()) - before).toBe(3);
    expect(await comparisons()).toContainEqual({ reason: 'gap', missing: 3, extra: 1, relabelled: 1 });
    expect(world.ctx.lines.join('')).toContain('"missing":3,"extra":1,"relabelled":1,"event":"mailbox.drift"');
  });

  test('with constant changes trusts no page, and nothing is lost or wrong', async () => {
    await control('relabel', { mailbox: ada, id: await nth(6), remove: ['INBOX'] });
    await control('delete-message', { mailbox: ada, id: await nth(7) });
    await control('expire-history', { email: ada });
    await control('switches', { pageTokens: 'offset' });
    const { list } = world.ctx.provider(account);
    let n = 0;
    world.ctx.provider(account).list = async (...given) => {
      const page = await list(...given);
      n += 1;
      if (n % 3 === 0) await control('relabel', { mailbox: ada, id: await nth(n % 20), remove: ['INBOX'] });
      return page;
    };
    await sync();
    world.ctx.provider(account).list = list;
    await sync();
    await untilWhole(world, account, 1000);
    expect(await differences(world, account)).toEqual([]);
  });

  test('keeps the person’s pending commands on top of the provider’s state', async () => {
    const threads = (await changesSince(world.ctx, account, 0)).threads;
    const [thread] = threads;
    const message = thread?.messages[0]?.id ?? '';
    await control('faults', { pattern: '/modify$', status: 503 });
    const command = { kind: 'archive', args: { threadIds: thread ? [thread.id] : [] } } as const;
    await execute(world.ctx, account, { id: CommandId.parse(newId(new Date())), command, spoken: false });
    await world.work();
    await control('relabel', { mailbox: ada, id: message, add: ['STARRED'] });
    await control('expire-history', { email: ada });
    await sync(1000);
    await untilWhole(world, account, 1000);
    const row = await rowOf(message);
    expect(row?.['provider_labels']).toEqual(expect.arrayContaining(['inbox', 'starred']));
    expect(row?.['labels']).toEqual(expect.arrayContaining(['starred']));
    expect(row?.['labels']).not.toContain('inbox');
  });

  test('after gap costs at most two comparisons an hour, with the newest mail after each', async () => {
    for (let n = 1; n <= 5; n++) {
      await control('deliver', { mailbox: ada, raw: rawMail(`Gap ${n}`) });
      await control('expire-history', { email: ada });
      await sync(60_000);
      expect(await world.ctx.peek('select 1 from message where subject = $1', [`Gap ${n}`])).toHaveLength(1);
    }
    const begun = await world.ctx.peek('select 1 from comparison where anchor is not null');
    expect(begun).toHaveLength(2);
    await sync(3_600_000);
    await untilWhole(world, account, 1000);
    expect(await differences(world, account)).toEqual([]);
  });
});

describe('the daily comparison', () => {
  const tomorrow = async () => {
    await sync(25 * 3_600_000);
    await sync(1000);
    await untilWhole(world, account, 1000);
  };

  test('finds, repairs and reports drift', async () => {
    const [lost, changed] = [await nth(1), await nth(2)];
    await world.ctx.peek('delete from message where id = $1', [lost]);
    await world.ctx.peek("update message set provider_labels = '{important}', labels = '{important}' where id = $1", [
      changed,
    ]);
    // A missed deletion that lies behind the cursor.
    await control('delete-message', { mailbox: ada, id: await nth(3) });
    const { cursor } = await world.ctx.provider(account).profile({
      account,
      token: await freshToken(world.ctx, account),
      priority: 'background',
    });
    await world.ctx.peek('update mailbox set cursor = $1', [cursor]);
    await tomorrow();
    expect(await differences(world, account)).toEqual([]);
    expect((await comparisons())[0]).toEqual({ reason: 'daily', missing: 1, extra: 1, relabelled: 1 });
  });

  test('reads inbox mail again if an older reader read it, and only that', async () => {
    const readingOf = async (id: string) =>
      (await world.ctx.peek('select reading from message where id = $1', [id]))[0];
    const inbox = [...(await world.google.labels(ada))].flatMap(([id, labels]) =>
      labels.includes('INBOX') ? [id] : [],
    );
    const [old = '', other = ''] = inbox;
    const [now, kept] = [await readingOf(old), await readingOf(other)];
    await world.ctx.peek(
      `update message set reading = reading || '{"version": 1, "summary": "As it was read once."}' where id = $1`,
      [old],
    );
    const before = await gets();
    await tomorrow();
    expect(await readingOf(old)).toEqual(now);
    expect(await readingOf(other)).toEqual(kept);
    expect((await gets()) - before).toBe(1);
    const shown = (await changesSince(world.ctx, account, 0)).threads.flatMap(({ messages }) => messages);
    expect(shown.find(({ id }) => id === old)?.reading.summary).not.toBe('As it was read once.');
  });

  test('removes a tombstone that the provider contradicts', async () => {
    const id = await nth(1);
    await world.ctx.peek('delete from message where id = $1', [id]);
    await world.ctx.peek('insert into tombstone (user_id, account_id, message_id, at) values ($1, $1, $2, $3)', [
      account.userId,
      id,
      world.ctx.clock.now(),
    ]);
    await tomorrow();
    expect(await differences(world, account)).toEqual([]);
  });

  test('forgets deleted messages after thirty days', async () => {
    await control('delete-message', { mailbox: ada, id: await nth(1) });
    await sync();
    expect(await world.ctx.peek('select 1 from tombstone')).toHaveLength(1);
    await sync(31 * 86_400_000);
    await sync(1000);
    await untilWhole(world, account, 1000);
    expect(await world.ctx.peek('select 1 from tombstone')).toEqual([]);
  });

  test('keeps mail older than five years that the person has touched', async () => {
    const old = new Date(world.ctx.clock.now().getTime() - 7 * 365 * 86_400_000);
    await control('deliver', { mailbox: ada, raw: rawMail('Long ago'), labels: [], at: old.toISOString() });
    await sync();
    await control('relabel', { mailbox: ada, id: await nth(0), add: ['STARRED'] });
    await sync(60_000);
    await tomorrow();
    expect(await world.ctx.peek("select 1 from message where subject = 'Long ago'")).toHaveLength(1);
    expect(await differences(world, account)).toEqual([]);
  });
});

describe('a late answer', () => {
  /** Runs the callback during the fetch of messages, and syncs it. */
  const whileFetching = (happens: () => Promise<unknown>) => {
    const { get } = world.ctx.provider(account);
    world.ctx.provider(account).get = async (...given) => {
      const answer = await get(...given);
      world.ctx.provider(account).get = get;
      await happens();
      await followHistory(world.ctx, account, 'interactive');
      return answer;
    };
  };
  const newest = async (): Promise<MessageId> => MessageId.parse((await ids()).at(-1));

  test('does not restore a deleted message', async () => {
    await control('deliver', { mailbox: ada, raw: rawMail('Short life') });
    whileFetching(async () => control('delete-message', { mailbox: ada, id: await newest() }));
    await sync();
    await sync(1000);
    expect(await world.ctx.peek("select 1 from message where subject = 'Short life'")).toEqual([]);
    expect(await differences(world, account)).toEqual([]);
  });

  test('does not overwrite newer labels', async () => {
    const id = await nth(2);
    await world.ctx.peek(
      'insert into fetch_queue (user_id, account_id, message_id, thread_id, priority) values ($1, $1, $2, $2, 0)',
      [account.userId, id],
    );
    whileFetching(() => control('relabel', { mailbox: ada, id, add: ['STARRED'] }));
    await sync();
    expect((await rowOf(id))?.['labels']).toContain('starred');
    expect(await differences(world, account)).toEqual([]);
  });

  test('applied twice changes nothing', async () => {
    const [before] = await world.ctx.peek('select cursor from mailbox');
    await control('relabel', { mailbox: ada, id: await nth(1), add: ['STARRED'] });
    await control('relabel', { mailbox: ada, id: await nth(1), remove: ['STARRED'] });
    await control('relabel', { mailbox: ada, id: await nth(1), add: ['IMPORTANT'] });
    await sync();
    await world.ctx.peek('update mailbox set cursor = $1', [String(before?.['cursor'])]);
    await sync();
    expect(await differences(world, account)).toEqual([]);
  });

  test('never moves the cursor back', async () => {
    const cursor = async () => (await world.ctx.peek('select cursor from mailbox'))[0]?.['cursor'];
    const before = await cursor();
    const { history } = world.ctx.provider(account);
    world.ctx.provider(account).history = async (...given) => {
      const page = await history(...given);
      return page === 'lost' ? page : { ...page, cursor: Cursor.parse('011') };
    };
    await sync();
    expect(await cursor()).toBe(before);
  });
});

describe('history ids', () => {
  test('beyond 2^53 keep their order and last digit', async () => {
    const beyond = '900719925474099300';
    await control('history', { email: ada, to: beyond });
    await control('relabel', { mailbox: ada, id: await nth(1), add: ['STARRED'] });
    await sync();
    const [mailbox] = await world.ctx.peek('select cursor from mailbox');
    expect(BigInt(String(mailbox?.['cursor']).slice(2))).toBe(BigInt(beyond) + 1n);
    await control('relabel', { mailbox: ada, id: await nth(1), remove: ['STARRED'] });
    await sync();
    expect(await differences(world, account)).toEqual([]);
  });
});
