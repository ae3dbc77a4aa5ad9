// Delivers 10,000 commands of 100 people to a Google that was away. Google answers after 50 ms and counts every unit. Measures the time
// until the last delivery, the calls, and the refusals.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import * as z from 'zod';
import { type Account, MessageId, ThreadId } from '#domain/id.ts';
import { startLocalGoogle } from '#emulators/local-google.ts';
import { read } from '#reading/read.ts';
import { execute } from '#server/commands/execute.ts';
import { readSettings } from '#server/config.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import { provideDatabase } from '#server/db/provide.ts';
import { takeJobs } from '#server/job.ts';
import { openLog } from '#server/log.ts';
import { openContext } from '#server/open-context.ts';
import { withSecrets } from '#server/secrets.ts';
import { jobs } from '#server/worker.ts';
import { randomOf } from '#test/chaos/random.ts';
import { actsOf } from '#test/support/acts.ts';
import { crowdAddress, crowdSeed } from '#test/support/crowd.ts';
import { couldNotMeasure, report } from './figures.ts';
import { connectedAs, control } from './sync-world.ts';

const crowd = { people: 100, letters: 25, commands: 100 } as const;

const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-bench-'));
chmodSync(folder, 0o755);
const google = await startLocalGoogle({ dataDir: ':memory:', seed: crowdSeed(crowd) });
const settings = readSettings({ FLOW_DATA: folder, NODE_ENV: 'production' }, folder);
if (settings.kind === 'wrong') throw new Error(settings.lines.join('\n'));
const local = { server: google.url, browser: google.url, port: Number(new URL(google.url).port) };
const config = { ...withSecrets(settings.settings), google: { ...settings.settings.google, local } };
const database = await provideDatabase(null, folder);
await database.prepare();
const { ctx, close } = await openContext(config, database.connectionString, openLog('silent'));

/** Delivery parses no mail. */
const noParser = { parse: () => Promise.reject(new Error('not asked')), close: async () => {} };

const waiting = async (): Promise<number> => {
  const { rows } = await ctx.db.system((tx) =>
    sql<{ n: string }>`select count(*) as n from commands_open()`.execute(tx),
  );
  return Number(rows[0]?.n);
};

/** While offline, each person gave a hundred effective commands, with undos and redos as people do. */
const busyPerson = async (nth: number): Promise<Account> => {
  const account = await connectedAs(ctx, google.url, crowdAddress(nth));
  const threads = await layMail(account, (await mailboxOf(nth)).messages);
  const acts = actsOf(randomOf(nth), { threads, from: ctx.clock.now(), takeBack: 0.2 });
  for (let open = 0; open < crowd.commands; ) {
    const { done } = await execute(ctx, account, { ...acts.next(), spoken: false });
    if (done.some(({ edits }) => edits.length > 0)) open += 1;
  }
  return account;
};

await control(google.url, 'quota', { profile: 'off' });
const users: Account[] = [];
for (let nth = 0; nth < crowd.people; nth++) users.push(await busyPerson(nth));
await control(google.url, 'quota', { profile: '2026' });
await control(google.url, 'faults', { path: '/', latencyMs: 50 });
const before = await waiting();
if (before < crowd.people * crowd.commands) couldNotMeasure(`delivery: only ${before} commands wait`);
const mark = z.object({ calls: z.array(z.object({ id: z.number(), path: z.string(), status: z.number() })) });
const lastCall = mark.parse(await control(google.url, 'log')).calls.at(-1)?.id ?? 0;
console.log(`  ${before} commands of ${users.length} people wait`);

const began = performance.now();
const worker = await takeJobs(
  ctx,
  jobs(noParser).filter(({ queue }) => queue === 'commands.deliver'),
);
while ((await waiting()) > 0) await pause(50);
const seconds = (performance.now() - began) / 1000;
await worker.stop();

const { calls } = mark.parse(await control(google.url, `log?after=${lastCall}`));
if (calls.length === 0) couldNotMeasure('delivery: no call reached Google');
const refusedCalls = calls.filter(({ status }) => status === 429 || status === 403).length;
console.log(
  `  ${calls.length} calls, ${calls.filter(({ path: to }) => to.endsWith('batchModify')).length} of them for many messages`,
);
const differ = await different();

const kept = [
  report({ name: 'until all were delivered', value: seconds, unit: 's', budget: 300, better: 'less' }),
  report({ name: 'calls turned away', value: refusedCalls, unit: 'calls', budget: 0, better: 'less' }),
  report({ name: 'messages that differ from Google’s', value: differ, unit: 'messages', budget: 0, better: 'less' }),
];
await close();
await database.stop();
await google.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = kept.every(Boolean) ? 0 : 1;

async function mailboxOf(nth: number) {
  const Mailbox = z.object({
    messages: z.array(z.object({ id: MessageId, threadId: ThreadId, labelIds: z.array(z.string()) })),
  });
  return Mailbox.parse(await control(google.url, `mailbox?email=${crowdAddress(nth)}`));
}

/** Loads the mail by SQL, because another bench measures fetching and reading. */
async function layMail(
  account: Account,
  messages: Awaited<ReturnType<typeof mailboxOf>>['messages'],
): Promise<ThreadId[]> {
  const at = ctx.clock.now();
  const empty = read({
    html: null,
    text: '',
    subject: '',
    from: { name: '', email: 'someone@far.example' },
    headers: new Map(),
    ownAddress: '',
  });
  await ctx.db.asUser(account.userId, async (tx) => {
    for (const { id, threadId, labelIds } of messages)
      await sql`
        insert into message (user_id, account_id, id, thread_id, provider_labels, labels, received_at, sender_name, sender_email,
                             recipients, copied, subject, reading, attachments, state)
        values (${account.userId}, ${account.id}, ${id}, ${threadId}, ${labelIds}, ${labelIds}, ${at}, '', '', '[]', '[]', '',
                ${JSON.stringify(empty)}, '[]', 'parsed')
      `.execute(tx);
    await sql`
      insert into thread (user_id, account_id, id, revision, in_inbox)
      select user_id, account_id, thread_id, 1, true from message where ${ofAccount(account)} group by user_id, account_id, thread_id
    `.execute(tx);
  });
  return [...new Set(messages.map(({ threadId }) => threadId))];
}

async function different(): Promise<number> {
  let count = 0;
  for (const [nth, account] of users.entries()) {
    const { messages } = await mailboxOf(nth);
    const theirs = new Map<string, string>(messages.map(({ id, labelIds }) => [id, labelIds.toSorted().join()]));
    const ours = await ctx.db.asUser(account.userId, (tx) =>
      tx.selectFrom('message').select(['id', 'labels']).where(ofAccount(account)).execute(),
    );
    if (ours.length !== messages.length)
      couldNotMeasure(`delivery: ${ours.length} of ${messages.length} messages are here`);
    count += ours.filter(({ id, labels }) => theirs.get(id) !== labels.toSorted().join()).length;
  }
  return count;
}
