import * as z from 'zod';
import { Command } from '#commands/registry.ts';
import { CommandId, UserId } from '#domain/id.ts';
import { deliver } from '#server/commands/deliver.ts';
import { execute } from '#server/commands/execute.ts';
import { ledgers } from '#server/commands/ledgers.ts';
import { firstAccount } from '#test/support/context.ts';
import { openWorker } from '#test/support/worker.ts';

const [, , connectionString = '', google = '', key = '', user = '', now = '', acts = ''] = process.argv;
const { ctx, close } = await openWorker({ connectionString, google, key, now });
const account = firstAccount(UserId.parse(user));
const Acts = z.array(z.object({ id: CommandId, command: Command }));
for (const [nth, act] of Acts.parse(JSON.parse(acts)).entries()) {
  await execute(ctx, account, { ...act, spoken: false });
  if (nth % 2 === 0 && process.env.DELIVERS === undefined) continue;
  for (const ledger of Object.values(ledgers)) await deliver(ctx, account, ledger, false);
}
await close();
