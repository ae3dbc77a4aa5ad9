// Makes an export in a process of its own and prints what it took: milliseconds, and megabytes of memory before and at most.
import { setInterval } from 'node:timers';
import { UserId } from '#domain/id.ts';
import { makeExport, startExport } from '#server/leaving/export.ts';
import { openWorker } from '#test/support/worker.ts';

const [, , connectionString = '', google = '', key = '', now = '', data = '', user = ''] = process.argv;
const { ctx, close } = await openWorker({ connectionString, google, key, now, data });
const userId = UserId.parse(user);
const begun = await startExport(ctx, { userId, email: 'ada@small.example' });
if (begun.state !== 'working') throw new Error(`the export is ${begun.state}`);
const megabytes = () => process.memoryUsage.rss() / 1024 ** 2;
const before = megabytes();
let most = before;
const watch = setInterval(() => (most = Math.max(most, megabytes())), 20);
const began = performance.now();
await makeExport(ctx, { userId, archiveId: begun.id }, { last: true });
const ms = performance.now() - began;
clearInterval(watch);
process.stdout.write(`${JSON.stringify({ ms, before, most })}\n`);
await close();
