import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import type { Account, ThreadId } from '#domain/id.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { randomOf } from '#test/chaos/random.ts';
import { actsOf } from '#test/support/acts.ts';
import { crowdAddress, crowdSeed } from '#test/support/crowd.ts';
import { nextId } from '#test/support/desk.ts';
import { FlowLabels } from '#test/support/gmail-labels.ts';
import { openWorld, type World } from '#test/support/person.ts';
import { execute } from './execute.ts';

let world: World;
let nth = -1;
let me: Account;
let address: string;
beforeAll(async () => {
  world = await openWorld({ seed: crowdSeed({ people: 4, letters: 24 }) });
});
beforeEach(async () => {
  nth += 1;
  address = crowdAddress(nth);
  me = await world.connect(address);
});

const threadsOf = async (account: Account): Promise<ThreadId[]> =>
  (await changesSince(world.ctx, account, 0)).threads.map(({ id }) => id);

const Calls = z.object({
  calls: z.array(z.object({ id: z.number(), path: z.string(), status: z.number(), batch: z.nullable(z.number()) })),
});
const callsAfter = async (id: number) => Calls.parse(await world.google.control(`log?after=${id}`)).calls;
const lastCall = async (): Promise<number> => (await callsAfter(0)).at(-1)?.id ?? 0;

test('sixty commands on twenty threads need a handful of calls', async () => {
  const newest = (await changesSince(world.ctx, me, 0)).threads.slice(0, 20);
  const threads = newest.map(({ id }) => id);
  const read = newest.filter(({ messages }) => messages.every(({ labels }) => !labels.includes('unread')));
  for (const kind of ['star', 'archive', 'unstar'] as const)
    for (const threadId of threads)
      await execute(world.ctx, me, { id: nextId(), command: { kind, args: { threadIds: [threadId] } }, spoken: false });
  const mark = await lastCall();
  await world.work();
  const calls = await callsAfter(mark);
  const asked = calls.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
  expect(asked.filter((name) => name === 'batchModify')).toHaveLength(3);
  // The archive leaves out a label that the mail lacks. Such edits are too few for their own call.
  expect(asked.filter((name) => name === 'modify')).toHaveLength(read.length);
  expect(await open()).toBe(0);
  await same();
});

test('a hundred commands with undo and redo end in the same state at Google', async () => {
  const acts = actsOf(randomOf(1), { threads: await threadsOf(me), from: world.ctx.clock.now(), takeBack: 0.3 });
  while (acts.given.length < 100) await execute(world.ctx, me, { ...acts.next(), spoken: false });
  const mark = await lastCall();
  await world.work();
  expect((await callsAfter(mark)).filter(({ status }) => status >= 400)).toEqual([]);
  expect(await open()).toBe(0);
  await same();
});

test('one command on many threads needs one call, and a refusal splits it into single calls', async () => {
  const threadIds = await threadsOf(me);
  await world.google.control('faults', { pattern: 'batchModify$', status: 400, times: 1 });
  const id = nextId();
  await execute(world.ctx, me, { id, command: { kind: 'star', args: { threadIds } }, spoken: false });
  const mark = await lastCall();
  await world.work();
  const calls = await callsAfter(mark);
  expect(calls.filter(({ path }) => path.endsWith('/batchModify')).map(({ status }) => status)).toEqual([400]);
  expect(calls.filter(({ path }) => path.endsWith('/modify'))).toHaveLength(24);
  expect(await world.ctx.peek('select state, problem from command where id = $1', [id])).toEqual([
    { state: 'delivered', problem: null },
  ]);
  await same();
});

test('a problem with one command holds back all later ones and loses none', async () => {
  const threads = await threadsOf(me);
  const give = (kind: 'star' | 'unstar', threadId: ThreadId) =>
    execute(world.ctx, me, { id: nextId(), command: { kind, args: { threadIds: [threadId] } }, spoken: false });
  const given = [];
  for (const threadId of threads.slice(0, 4)) given.push(await give('star', threadId));
  for (const threadId of threads.slice(0, 4)) given.push(await give('unstar', threadId));
  const [, second] = given;
  const message = second?.done[0]?.edits[0]?.messageId;
  await world.google.control('faults', { pattern: `/${message}/modify$`, status: 503, times: 1 });
  await world.work();
  expect(await open()).toBe(5);
  await world.later(100_000);
  expect(await open()).toBe(0);
  await same();
});

const open = async (): Promise<unknown> => {
  const asked = "select count(*)::int as n from command where user_id = $1 and state <> 'delivered'";
  return (await world.ctx.peek(asked, [me.userId]))[0]?.['n'];
};

const same = async (): Promise<void> => {
  const theirs = new Map([...(await world.google.labels(address))].map(([id, labels]) => [id, labels.toSorted()]));
  const rows = await world.ctx.peek('select id, labels, provider_labels from message where user_id = $1', [me.userId]);
  const Row = z.object({ id: z.string(), labels: FlowLabels, provider_labels: FlowLabels });
  const ours = z.array(Row).parse(rows);
  expect(new Map(ours.map(({ id, labels }) => [id, labels.toSorted()]))).toEqual(theirs);
  expect(new Map(ours.map(({ id, provider_labels: labels }) => [id, labels.toSorted()]))).toEqual(theirs);
};
