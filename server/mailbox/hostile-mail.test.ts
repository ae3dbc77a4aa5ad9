import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Account } from '#domain/id.ts';
import { ada } from '#emulators/google/small-seed.ts';
import { refOf } from '#server/account.ts';
import { oddMail, oddMailIs } from '#test/support/odd-mail.ts';
import { openWorld, type World } from '#test/support/person.ts';
import { changesSince } from './changes.ts';
import { startParser } from './parse.ts';

const made: { name: string; raw: string }[] = [
  { name: 'nothing at all', raw: '' },
  { name: 'headers without an end', raw: `Subject: ${'x'.repeat(300_000)}` },
  { name: 'a NUL and half a surrogate', raw: 'From: a@b.example\r\nSubject: =?utf-8?B?AO2ggA==?=\r\n\r\nzero \0 byte' },
  {
    name: 'a header that pretends to be two',
    raw: 'From: a@b.example\r\nSubject: =?utf-8?Q?one=0D=0ABcc:_x@y.example?=\r\n\r\nhi',
  },
  { name: 'parts in parts in parts', raw: nested(1000) },
  { name: 'ten thousand parts', raw: wide(10_000) },
  {
    name: 'a crowd of senders',
    raw: `From: ${Array.from({ length: 20_000 }, (_, n) => `p${n}@x.example`).join(', ')}\r\n\r\nhi`,
  },
  { name: 'groups in groups', raw: `To: ${'a:'.repeat(20_000)}${';'.repeat(20_000)}\r\n\r\nhi` },
  { name: 'deep HTML', raw: `Content-Type: text/html\r\n\r\n${'<div>'.repeat(50_000)}deep` },
];

describe('hostile mail', () => {
  let world: World;
  let account: Account;
  beforeAll(async () => {
    world = await openWorld();
    account = await world.connect();
  });

  test.each(made)('$name is stored or set aside, and the mail after it arrives', async ({ raw }) => {
    const before = (await changesSince(world.ctx, account, 0)).revision;
    await deliverAll(world, [Buffer.from(raw, 'latin1'), Buffer.from('Subject: After\r\n\r\nThe next one.')]);
    await sync(world, account);
    const { threads } = await changesSince(world.ctx, account, before);
    expect(threads.flatMap((thread) => thread.messages)).toHaveLength(2);
    expect(threads.flatMap((thread) => thread.messages.map((message) => message.subject))).toContain('After');
    for (const thread of threads)
      for (const message of thread.messages) expect(message.subject).not.toMatch(/[\r\n\0]/);
  });

  test.skipIf(oddMail.length === 0)(
    `the corpus of real mail ${oddMailIs}, and each is stored or set aside`,
    async () => {
      const before = await count(world);
      await deliverAll(
        world,
        oddMail.map((file) => readFileSync(file)),
      );
      await sync(world, account);
      expect((await count(world)) - before).toBe(oddMail.length);
      expect(await world.ctx.peek('select * from fetch_queue')).toEqual([]);
      const [unparsed] = await world.ctx.peek("select count(*)::int as n from message where state = 'unparsed'");
      expect(unparsed?.['n']).toBeLessThan(oddMail.length / 10);
    },
  );
});

test('a slow message does not delay other work', async () => {
  const parser = startParser();
  let turns = 0;
  let parsing = true;
  const count = () => {
    turns += 1;
    if (parsing) setImmediate(count);
  };
  setImmediate(count);
  await parser.parse({
    content: { kind: 'raw', raw: Buffer.from(wide(900)) },
    snippet: '',
    ownAddress: ada,
    authority: 'mx.google.com',
  });
  parsing = false;
  await parser.close();
  expect(turns).toBeGreaterThan(10);
});

const count = async (world: World): Promise<number> =>
  Number((await world.ctx.peek('select count(*)::int as n from message'))[0]?.['n']);

const deliverAll = async (world: World, mails: readonly Buffer[]): Promise<void> => {
  for (const raw of mails) await world.google.control('deliver', { mailbox: ada, raw: raw.toString('base64url') });
};

const sync = async (world: World, account: Account): Promise<void> => {
  await world.ctx.db.asUser(account.userId, (tx) =>
    world.ctx.jobs.add(tx, 'mailbox.sync', refOf(account), { key: account.id }),
  );
  await world.work();
};

function nested(depth: number): string {
  const open = Array.from(
    { length: depth },
    (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`,
  );
  return `From: a@b.example\r\n${open.join('')}Content-Type: text/plain\r\n\r\ninnermost\r\n`;
}

function wide(parts: number): string {
  const part = '--b\r\nContent-Type: text/plain\r\n\r\none of many\r\n';
  return `From: a@b.example\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${part.repeat(parts)}--b--\r\n`;
}
