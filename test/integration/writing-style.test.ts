import { expect, test } from 'vitest';
import { neutralWritingStyle } from '#domain/writing-style.ts';
import { ada, ben } from '#emulators/google/small-seed.ts';
import { refOf } from '#server/account.ts';
import { learnWritingStyle } from '#server/sending/writing-style.ts';
import { openDesk } from '#test/support/desk.ts';

test('writingStyleOf learns greeting, sign-off and habits from the person’s sent mail only', async () => {
  const { world, account } = await openDesk();
  const deliver = async (from: string, to: string, text: string): Promise<void> => {
    const raw = [`From: ${from}`, `To: ${to}`, 'Subject: Lunch', '', text].join('\r\n');
    await world.google.control('deliver', {
      mailbox: ada,
      labels: from.includes(ada) ? ['SENT'] : ['INBOX'],
      raw: Buffer.from(raw).toString('base64url'),
    });
    await world.ctx.db.asUser(account.userId, (tx) =>
      world.ctx.jobs.add(tx, 'mailbox.sync', refOf(account), { key: account.id }),
    );
    await world.later(20_000);
  };
  await deliver(`Ben Small <${ben}>`, ada, 'Dear Ada,\n\nShall we have lunch?\n\nCheers,\nBen');
  expect(await learnWritingStyle(world.ctx, account)).toEqual(neutralWritingStyle);
  await deliver(`Ada Small <${ada}>`, `Ben Small <${ben}>`, "Hello Ben,\n\nI'll come.\n\nBest,\nAda");
  const greeting = { words: 'Hello {name},', apart: true };
  expect(await learnWritingStyle(world.ctx, account)).toEqual({
    greeting,
    greetings: [{ email: ben, greeting }],
    closing: 'Best,',
    name: 'Ada',
    contracts: true,
    exclaims: false,
  });
});
