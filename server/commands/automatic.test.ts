import { expect, test } from 'vitest';
import { registry } from '#commands/registry.ts';
import { clientOf, wholeApp } from '#test/support/bearer.ts';
import { nextId, openDesk } from '#test/support/desk.ts';

const desk = await openDesk();
const { ctx } = desk.world;
const client = await clientOf(ctx, wholeApp(ctx), desk.account.userId);
const [threadId = ''] = await desk.inbox();

test('the commands that Flow gives itself are wake, keep-out and turn-away', () => {
  const automatic = Object.values(registry).filter((command) => 'automatic' in command && command.automatic);
  expect(automatic.map(({ kind }) => kind).toSorted()).toEqual(['keep-out', 'turn-away', 'wake']);
});

test.each([
  { kind: 'wake', args: { threadIds: [threadId], by: 'time' } },
  { kind: 'keep-out', args: { threadIds: [threadId] } },
  { kind: 'turn-away', args: { threadId, messageIds: ['m1'] } },
])('a client cannot give Flow’s own $kind', async (command) => {
  const answer = await client.post('/api/commands', { id: nextId(), command, spoken: false });
  expect(answer).toMatchObject({ status: 403, body: { code: 'command.automatic' } });
  expect(await ctx.peek('select id from command where user_id = $1', [desk.account.userId])).toEqual([]);
  expect(await desk.inbox()).toContain(threadId);
});
