import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Command } from '#commands/registry.ts';
import type { ThreadId } from '#domain/id.ts';
import { labelToMake } from '#domain/label.ts';
import type { LabelId } from '#domain/mail.ts';
import { ada } from '#emulators/google/small-seed.ts';
import { signInAs } from '#emulators/sign-in-as.ts';
import { refOf } from '#server/account.ts';
import { recentActivity } from '#server/activity/recent.ts';
import { retryDelivery } from '#server/commands/failures.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { type Desk, openDesk } from '#test/support/desk.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

const Labels = z.object({ labels: z.array(z.object({ id: z.string(), name: z.string(), type: z.string() })) });

/** Acts as the person in Gmail itself. */
const atGoogle = async (method: 'GET' | 'POST', name?: string) => {
  const { access_token } = await signInAs(desk.world.google.url, { email: ada });
  const answer = await fetch(`${desk.world.google.url}/gmail/v1/users/me/labels`, {
    method,
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    ...(name === undefined ? {} : { body: JSON.stringify({ name }) }),
  });
  return answer.json();
};
const ownThere = async (): Promise<string[]> =>
  Labels.parse(await atGoogle('GET'))
    .labels.filter(({ type }) => type === 'user')
    .map(({ name }) => name);

const labelling = (kind: 'label' | 'move' | 'unlabel', threadId: ThreadId, label: LabelId): Command => ({
  kind,
  args: { threadIds: [threadId], label },
});
const known = async (since = 0) => (await changesSince(desk.world.ctx, desk.account, since)).labels;
const labelsHere = async (id: ThreadId): Promise<string[]> =>
  (await changesSince(desk.world.ctx, desk.account, 0)).threads
    .filter((thread) => thread.id === id)
    .flatMap((thread) => thread.messages.flatMap((message) => message.labels));
const made = async () =>
  (await desk.world.google.calls('mutations')).filter(
    ({ method, path }) => method === 'POST' && path.endsWith('/labels'),
  );

const readable = (text: string) =>
  desk.world.ctx.peek('select id from command where strpos(command::text, $1) > 0', [text]);

describe('labels', () => {
  test('are encrypted in command rows, and repeated or retried commands work', async () => {
    const id = await desk.first();
    const named = labelling('move', id, labelToMake('Zanzibar divorce'));
    const given = await desk.give(named);
    await desk.world.work();
    expect(await readable('Zanzibar')).toEqual([]);
    expect(await readable(given.id)).toHaveLength(1);
    expect(await desk.give(named, given.id)).toMatchObject({ revision: given.revision });
    await expect(desk.give(labelling('move', id, labelToMake('Another')), given.id)).rejects.toMatchObject({
      code: 'command.reused-id',
    });
    await desk.world.google.control('faults', { pattern: '/labels$', status: 400 });
    const refused = await desk.give(labelling('label', id, labelToMake('Zanzibar house')));
    await desk.world.work();
    await desk.retryNow();
    expect(await desk.state(refused.id)).toMatchObject({ state: 'failed' });
    expect(await readable('Zanzibar')).toEqual([]);
    await desk.world.google.clearFaults();
    await retryDelivery(desk.world.ctx, desk.account, refused.id);
    await desk.world.work();
    expect(await ownThere()).toContain('Zanzibar house');
    expect(await readable('Zanzibar')).toEqual([]);
  });

  test('go to the device by name, again only after changes', async () => {
    await atGoogle('POST', 'Legal');
    // A name that PostgreSQL rejects affects only that label.
    await desk.world.google.control('label', { mailbox: ada, name: 'Dead\u0000lines' });
    await desk.world.ctx.clock.advance(61_000);
    await desk.world.ctx.db.asUser(desk.account.userId, (tx) =>
      desk.world.ctx.jobs.add(tx, 'mailbox.sync', refOf(desk.account), { key: desk.account.id }),
    );
    await desk.world.work();
    const { revision, labels } = await changesSince(desk.world.ctx, desk.account, 0);
    expect(labels?.map(({ name }) => name)).toEqual(expect.arrayContaining(['Legal', 'Dead lines']));
    expect(await known(revision)).toBeNull();
    expect(await known(revision - 1)).toEqual(labels);
  });

  test('a new label is created once, and the mail has it before and after', async () => {
    const thread = await desk.first();
    const { id } = await desk.give(labelling('label', thread, labelToMake('Board “papers”')));
    expect(await labelsHere(thread)).toContain(labelToMake('Board “papers”'));
    await desk.world.work();
    const label = (await known())?.find(({ name }) => name === 'Board “papers”');
    expect(await labelsHere(thread)).toContain(label?.id);
    expect([...(await desk.world.google.labels(ada)).values()].flat()).toContain(label?.id);
    expect(await desk.state(id)).toEqual({ state: 'delivered', problem: null });
    // A device that does not know the label means the same one, in any case.
    await desk.give(labelling('move', thread, labelToMake('board “PAPERS”')));
    await desk.world.work();
    expect(await made()).toHaveLength(1);
    expect(await desk.inbox()).not.toContain(thread);
  });

  test('a label whose creation got no answer is found by its name', async () => {
    const thread = await desk.first();
    await desk.world.google.control('faults', { pattern: '/labels$', method: 'POST', afterEffect: true, times: 1 });
    await desk.give(labelling('label', thread, labelToMake('Travel')));
    await desk.world.work();
    await desk.retryNow();
    expect((await ownThere()).filter((name) => name === 'Travel')).toHaveLength(1);
    expect(await labelsHere(thread)).toContain((await known())?.find(({ name }) => name === 'Travel')?.id);
  });

  test('undo reverses a move exactly, also before the label exists', async () => {
    const thread = await desk.first();
    const before = await desk.world.google.labels(ada);
    const { id } = await desk.give(labelling('move', thread, labelToMake('Legal')));
    await desk.give({ kind: 'undo', args: { commandId: id } });
    await desk.world.work();
    const after = await desk.world.google.labels(ada);
    for (const [message, labels] of before) expect(after.get(message)?.toSorted()).toEqual(labels.toSorted());
    expect(await desk.inbox()).toContain(thread);
    const again = await desk.give(labelling('move', thread, labelToMake('Legal')));
    await desk.world.work();
    await desk.give({ kind: 'undo', args: { commandId: again.id } });
    await desk.world.work();
    expect(await labelsHere(thread)).not.toContain((await known())?.[0]?.id);
  });

  test('a name that Gmail refuses undoes everything and says so', async () => {
    const thread = await desk.first();
    const { id } = await desk.give(labelling('move', thread, labelToMake('Chat')));
    await desk.world.work();
    expect(await desk.state(id)).toEqual({ state: 'failed', problem: 'provider.rejected' });
    expect(await desk.inbox()).toContain(thread);
  });

  test('appear by name in the history', async () => {
    const thread = await desk.first();
    await desk.give(labelling('move', thread, labelToMake('Legal')));
    const { activity } = await desk.world.ctx.db.asUser(desk.account.userId, (tx) =>
      recentActivity(tx, desk.account.userId, { limit: 5, now: desk.world.ctx.clock.now() }),
    );
    expect(activity[0]).toMatchObject({ actionType: 'email_moved', detail: 'Legal' });
  });
});
