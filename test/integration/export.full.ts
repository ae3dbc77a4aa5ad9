// The export and the deletion of 50,000 mails: time and memory.
import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { ada } from '#emulators/google/small-seed.ts';
import { deleteAccount } from '#server/leaving/delete-account.ts';
import { goOnDeleting } from '#server/leaving/deletion.ts';
import { openLeaver, openLeaverWorld } from '#test/support/leaver.ts';
import { loadMails } from '#test/support/many-mails.ts';
import { startProgram } from '#test/support/program.ts';
import { whatIsLeft } from '#test/support/what-is-left.ts';

const Took = z.object({ ms: z.number(), before: z.number(), most: z.number() });

test('50,000 mails: the export takes a minute and 200 MB at most, and the deletion a minute', async () => {
  const world = await openLeaverWorld();
  const { ctx, google } = world;
  const me = await openLeaver(world);
  const { userId } = me.account;
  await loadMails(ctx.peek, me.account, 50_000);
  const key = Buffer.from(ctx.config.hostKey).toString('base64');
  const words = [ctx.db.connectionString, google.url, key, ctx.clock.now().toISOString(), ctx.config.data, userId];
  // Node takes what it may before it cleans up. So little shows what the export really needs.
  const little = ['--max-old-space-size=96', '--max-semi-space-size=8'];
  const took = Took.parse(JSON.parse(await startProgram('make-export.ts', words, little).says('"ms"')));
  const [row] = await ctx.peek('select id from export_archive where user_id = $1', [userId]);
  const { size } = statSync(path.join(ctx.config.data, 'exports', String(row?.['id'])));
  const began = performance.now();
  await deleteAccount(ctx, { userId, email: ada }, ada);
  await goOnDeleting(ctx);
  const deleting = performance.now() - began;
  process.stdout.write(
    `export ${(took.ms / 1000).toFixed(1)} s, ${took.before.toFixed(0)} → ${took.most.toFixed(0)} MB, file ${(size / 1024 ** 2).toFixed(1)} MB; deletion ${(deleting / 1000).toFixed(1)} s\n`,
  );
  expect(await whatIsLeft(me, ada)).toEqual([]);
  expect(took.ms).toBeLessThan(60_000);
  expect(took.most).toBeLessThan(200);
  expect(deleting).toBeLessThan(60_000);
});
