// A tab of another version than the server.
import { expect, test } from 'vitest';
import { wire } from '#api/endpoint.ts';
import { problems } from '#domain/problem.ts';
import { clientOf, wholeApp } from '#test/support/bearer.ts';
import { nextId, openDesk } from '#test/support/desk.ts';

const desk = await openDesk();
const { ctx } = desk.world;
const client = await clientOf(ctx, wholeApp(ctx), desk.account.userId);

const rows = () => ctx.peek('select id from command where user_id = $1', [desk.account.userId]);
const audited = () => ctx.peek('select id from audit_log where user_id = $1', [desk.account.userId]);

test('a command of an unknown kind fails with a sentence and leaves nothing, and its id stays free', async () => {
  const [id, before] = [nextId(), await audited()];
  const command = { kind: 'from-another-version', args: { anything: true } };
  const answer = await client.post('/api/commands', { id, command, spoken: false });
  const { title, status } = problems['command.unknown-kind'];
  expect(answer).toMatchObject({ status, body: { code: 'command.unknown-kind', title } });
  expect(title).toContain('Reload');
  expect([await rows(), await audited()]).toEqual([[], before]);
  // After the update, the tab gives the same entry again.
  const threadIds = [await desk.first()];
  const again = await client.post('/api/commands', {
    id,
    command: { kind: 'star', args: { threadIds } },
    spoken: false,
  });
  expect(again.status).toBe(200);
  expect(await rows()).toEqual([{ id }]);
});

test.each(['/api/mailbox/changes?since=0', '/api/mailbox/inbox?after=0&upTo=9'])(
  'a tab that reads mail in another way gets no mail from %s, but a sentence',
  async (path) => {
    expect((await client.get(path, { [wire.header]: wire.version })).status).toBe(200);
    for (const headers of [undefined, { [wire.header]: '1' }]) {
      // Tabs from before the header know a 401: they offer to sign in, which reloads them.
      expect(await client.get(path, headers)).toMatchObject({ status: 401, body: { code: 'page.outdated' } });
    }
  },
);
