// A worker that dies at any step of a sending: whoever comes next finds out what became of it, and it leaves exactly once.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { confirmedText, type Draft, DraftId, SendingId } from '#domain/draft.ts';
import type { UserId } from '#domain/id.ts';
import { ada, ben } from '#emulators/google/small-seed.ts';
import { newId } from '#server/id.ts';
import { takeToSend } from '#server/sending/hold.ts';
import { openWorld, type World } from '#test/support/person.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let world: World;
let userId: UserId;
beforeEach(async () => {
  world = await openWorld();
  userId = await world.connect();
});

const program = path.resolve(import.meta.dirname, '..', 'programs', 'carry-sending.ts');

/** Answers the signal it died of, or null. The clock of each worker begins where the one before may have ended. */
const worker = async (sendingId: SendingId, round: number, crashAt?: string): Promise<NodeJS.Signals | null> => {
  const { config, db, clock } = world.ctx;
  const key = Buffer.from(config.hostKey).toString('base64');
  const now = new Date(clock.now().getTime() + round * 300_000).toISOString();
  const child = spawn(process.execPath, [program, db.connectionString, world.google.url, key, userId, sendingId, now], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', ...(crashAt ? { CRASH_AT: crashAt } : {}) },
  });
  const [code, signal]: [number | null, NodeJS.Signals | null] = await once(child, 'exit').then(([a, b]) => [a, b]);
  if (code !== null && code !== 0) throw new Error(`the worker ended with ${code}`);
  return signal;
};

const Outbox = z.object({ sent: z.array(z.object({ subject: z.string() })) });

it.each([
  ['sending.opened:1'],
  ['sending.making:1'],
  ['sending.made:1'],
  ['sending.drafted:1'],
  ['sending.leaving:1'],
  ['sending.answered:1'],
  ['sending.settled:1'],
])('dying at %s', async (point) => {
  const id = () => newId(world.ctx.clock.now());
  const draft: Draft = {
    id: DraftId.parse(id()),
    kind: 'new',
    about: null,
    to: [{ name: 'Ben', email: ben }],
    cc: [],
    bcc: [],
    files: [],
    subject: 'Once',
    text: 'And no more.',
  };
  const sendingId = SendingId.parse(id());
  const confirmed = createHash('sha256').update(confirmedText(draft)).digest('hex');
  await takeToSend(world.ctx, userId, { sendingId, draft, confirmed, strangers: [ben], spoken: false });
  expect(await worker(sendingId, 0, point)).toBe('SIGKILL');
  expect(await worker(sendingId, 1)).toBeNull();
  const { sent } = Outbox.parse(await world.google.control(`outbox?user=${ada}`));
  expect(sent).toEqual([{ subject: 'Once' }]);
  expect(await world.ctx.peek('select state from sending')).toEqual([{ state: 'sent' }]);
  expect([...(await world.google.labels(ada)).values()].filter((labels) => labels.includes('DRAFT'))).toEqual([]);
  expect((await world.google.labels(ben)).size).toBe(2);
});
