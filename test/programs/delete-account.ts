// Begins the deletion of an account, and carries it out. A test kills it at any step.
import { UserId } from '#domain/id.ts';
import { deleteAccount } from '#server/leaving/delete-account.ts';
import { goOnDeleting } from '#server/leaving/deletion.ts';
import { openWorker } from '#test/support/worker.ts';

const [, , connectionString = '', google = '', key = '', now = '', data = '', user = '', email = ''] = process.argv;
const { ctx, close } = await openWorker({ connectionString, google, key, now, data });
await deleteAccount(ctx, { userId: UserId.parse(user), email }, email);
await goOnDeleting(ctx);
await close();
