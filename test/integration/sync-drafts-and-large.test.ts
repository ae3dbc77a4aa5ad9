import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Account } from '#domain/id.ts';
import { ada, mailOf, smallSeed } from '#emulators/google/small-seed.ts';
import { freshToken } from '#server/tokens/fresh.ts';
import { openWorld, type World } from '#test/support/person.ts';
import { differences, rawMail, syncIn, untilWhole } from '#test/support/whole-mailbox.ts';

// A whole mailbox is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let world: World;
let account: Account;
beforeEach(async () => {
  world = await openWorld({ seed: (now) => smallSeed(now, 5), oneClock: true });
  account = await world.connect();
  await untilWhole(world, account);
});

const control = (path: string, body: object) => world.google.control(path, body);
const sync = (afterMs?: number) => syncIn(world, account, afterMs);

describe('drafts', () => {
  const ask = async (method: string, path: string, body?: object) => {
    const token = await freshToken(world.ctx, account);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${world.google.url}/gmail/v1/users/me/drafts${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`the draft was refused: ${answer.status}`);
    const text = await answer.text();
    return text === '' ? null : JSON.parse(text);
  };
  const map = () => world.ctx.peek('select draft_id, message_id from draft_map');

  test('keep their id while each save changes the message id', async () => {
    const made = await ask('POST', '', { message: { raw: rawMail('A start') } });
    await sync();
    expect(await map()).toEqual([{ draft_id: made.id, message_id: made.message.id }]);
    const saved = await ask('PUT', `/${made.id}`, { message: { raw: rawMail('A better start') } });
    await sync();
    expect(await map()).toEqual([{ draft_id: made.id, message_id: saved.message.id }]);
    expect(saved.message.id).not.toBe(made.message.id);
    expect(await differences(world, account)).toEqual([]);
    await ask('DELETE', `/${made.id}`);
    await sync();
    expect(await map()).toEqual([]);
  });

  test('that cannot be listed delay no mail and come later', async () => {
    const made = await ask('POST', '', { message: { raw: rawMail('A start') } });
    await control('faults', { path: '/gmail/v1/users/me/drafts', status: 500, times: 1 });
    await control('deliver', { mailbox: ada, raw: rawMail('Meanwhile') });
    await sync();
    expect(await world.ctx.peek("select 1 from message where subject = 'Meanwhile'")).toHaveLength(1);
    expect(await map()).toEqual([]);
    await sync();
    expect(await map()).toEqual([{ draft_id: made.id, message_id: made.message.id }]);
  });
});

describe('large mail', () => {
  test('comes without attachments, which stay at the provider', async () => {
    const letter = mailOf({
      subject: 'Plans with a film',
      text: 'See the film.',
      file: { name: 'film.csv', content: 'x'.repeat(6 * 1024 * 1024) },
    });
    await control('deliver', { mailbox: ada, raw: Buffer.from(letter).toString('base64url'), labels: ['UNREAD'] });
    const other = await openWorldAgain();
    const [row] = await world.ctx.peek(
      "select state, reading, attachments from message where subject = 'Plans with a film' and user_id = $1",
      [other.userId],
    );
    expect(row).toMatchObject({
      state: 'parsed',
      attachments: [{ name: 'film.csv', mimeType: 'text/csv', size: 6 * 1024 * 1024 }],
    });
    expect(JSON.stringify(row?.['reading'])).toContain('See the film.');
  });

  /** The same account as a new one, so the listing knows message sizes. */
  const openWorldAgain = async (): Promise<Account> => {
    await world.ctx.peek('delete from mailbox');
    await world.ctx.peek('delete from message');
    await world.reconnect(account);
    await world.work();
    await untilWhole(world, account);
    return account;
  };

  test('that arrives by push is fetched in smaller batches, then without attachments, without a notice', async () => {
    const letter = mailOf({
      subject: 'A surprise',
      text: 'Much to carry.',
      file: { name: 'all.csv', content: 'y'.repeat(14 * 1024 * 1024) },
    });
    await control('deliver', { mailbox: ada, raw: Buffer.from(letter).toString('base64url') });
    await sync();
    const [row] = await world.ctx.peek("select state, attachments from message where subject = 'A surprise'");
    expect(row).toMatchObject({ state: 'parsed', attachments: [{ name: 'all.csv' }] });
    expect(await world.ctx.peek('select error from mailbox')).toEqual([{ error: null }]);
  });
});
