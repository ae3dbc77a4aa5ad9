// What the person owes, as every program of theirs leaves it: an answer written elsewhere closes it once the mailbox has synced.
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Account } from '#domain/id.ts';
import type { OpenPromise } from '#domain/promise.ts';
import { ada, mailOf } from '#emulators/google/small-seed.ts';
import { refOf } from '#server/account.ts';
import { type Asker, askerOf, wholeApp } from '#test/support/bearer.ts';
import { openWorld, type World } from '#test/support/person.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let world: World;
let account: Account;
let ask: Asker;

const self = `Ada <${ada}>`;
const colleague = `Maya Chen <maya@${ada.split('@')[1]}>`;

/** Delivered by Google, like mail that another program sent. */
const arrive = async (mail: Parameters<typeof mailOf>[0], labels: string[]): Promise<void> => {
  const raw = Buffer.from(mailOf(mail)).toString('base64url');
  await world.google.control('deliver', { mailbox: ada, raw, labels });
  await world.ctx.db.asUser(account.userId, (tx) =>
    world.ctx.jobs.add(tx, 'mailbox.sync', refOf(account), { key: account.id }),
  );
  await world.later(1000);
};
const promises = async (): Promise<OpenPromise[]> => (await (await ask('/api/promises')).json()).promises;
const give = async (command: object, id = randomUUID()): Promise<string> => {
  const body = JSON.stringify({ id, command, spoken: false });
  expect((await ask('/api/commands', { method: 'POST', body })).status).toBe(200);
  return id;
};

beforeEach(async () => {
  world = await openWorld();
  account = await world.connect(ada);
  ask = await askerOf(world.ctx, wholeApp(world.ctx), account.userId);
});

test('a question that the person answered in another program is no longer owed after the sync, and the answer is named', async () => {
  const question = '<dinner@small.example>';
  const text = 'Can you come to dinner on the 3rd?';
  await arrive({ from: colleague, subject: 'Dinner', text, messageId: question }, ['INBOX']);
  expect(await promises()).toMatchObject([{ kind: 'asked-me', quote: { text }, closed: null }]);
  const answer = { from: self, to: colleague, subject: 'Re: Dinner', text: 'Gladly, at eight.', inReplyTo: question };
  await arrive(answer, ['SENT']);
  const [settled] = await promises();
  expect(settled?.closed).toMatchObject({ how: 'answered' });
  const [row] = await world.ctx.peek("select id from message where subject = 'Re: Dinner'");
  expect(settled?.closed?.messageId).toBe(row?.['id']);
});

test('what the person promised stays open until they say that it is done, and undo opens it again', async () => {
  await arrive({ from: self, to: colleague, subject: 'Deck', text: 'I’ll send you the deck by Friday.' }, ['SENT']);
  const [open] = await promises();
  expect(open).toMatchObject({ kind: 'mine', closed: null });
  const id = await give({ kind: 'mark-promise', args: { promiseId: open?.id, mark: 'done' } });
  expect((await promises()).filter(({ closed }) => closed === null)).toEqual([]);
  world.ctx.clock.advance(1000);
  await give({ kind: 'undo', args: { commandId: id } });
  expect(await promises()).toMatchObject([{ id: open?.id, closed: null }]);
});
