// A worker that takes a sync and never ends it, like a process killed in the middle.
import { openJobs } from '#server/add-job.ts';
import { openDatabase } from '#server/db/database.ts';
import { openLog } from '#server/log.ts';

const [, , connectionString = ''] = process.argv;
const jobs = await openJobs(openDatabase(connectionString), openLog('silent'), { works: true });
await jobs.boss.work('mailbox.sync', { pollingIntervalSeconds: 0.5 }, async () => {
  process.stdout.write('took it\n');
  await new Promise(() => {});
});
process.stdout.write('ready\n');
