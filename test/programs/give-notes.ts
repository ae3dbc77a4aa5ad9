// A server with the ledger of notes: connects again where RECONNECT says so, gives commands, and delivers every ledger.
import '#test/ledger/plant.ts';

const { Command } = await import('#commands/registry.ts');
const { CommandId, UserId } = await import('#domain/id.ts');
const { deliver } = await import('#server/commands/deliver.ts');
const { execute } = await import('#server/commands/execute.ts');
const { ledgers } = await import('#server/commands/ledgers.ts');
const { connectMailbox } = await import('#server/mailbox/connect.ts');
const { firstAccount } = await import('#test/support/context.ts');
const { openWorker } = await import('#test/support/worker.ts');
const z = await import('zod');

const [, , connectionString = '', google = '', key = '', user = '', now = '', acts = ''] = process.argv;
const { ctx, close } = await openWorker({ connectionString, google, key, now });
const account = firstAccount(UserId.parse(user));
const Acts = z.array(z.object({ id: CommandId, command: Command }));
if (process.env.RECONNECT === '1') await connectMailbox(ctx, account);
for (const act of Acts.parse(JSON.parse(acts))) await execute(ctx, account, { ...act, spoken: false });
for (const ledger of Object.values(ledgers)) await deliver(ctx, account, ledger, false).catch(() => {});
await close();
