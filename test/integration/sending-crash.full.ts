// One reply against crashes between any two steps, lost Google answers, and two tabs. The next worker finds out the state, and the reply
// leaves exactly once. Prints the whole matrix.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { confirmedText, Draft, DraftId, SendingId } from '#domain/draft.ts';
import type { Account } from '#domain/id.ts';
import { ada, ben } from '#emulators/google/small-seed.ts';
import { newId } from '#server/id.ts';
import type { ToSend } from '#server/sending/hold.ts';
import { openWorld, type World } from '#test/support/person.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const points = [
  'send.begun',
  'send.stored',
  'send.committed',
  'sending.opened',
  'sending.making',
  'sending.made',
  'sending.drafted',
  'sending.leaving',
  'sending.answered',
  'sending.settled',
] as const;

const lost = {
  none: null,
  create: { pattern: '/drafts$', method: 'POST', afterEffect: true, times: 1 },
  send: { pattern: '/drafts/send$', afterEffect: true, times: 1 },
} as const;

const cells = points.flatMap((point) =>
  (['none', 'create', 'send'] as const).flatMap((answer) => ([1, 2] as const).map((tabs) => ({ point, answer, tabs }))),
);

let world: World;
let account: Account;
const matrix = new Map<string, string[]>();
beforeAll(async () => {
  world = await openWorld();
  account = await world.connect();
  await world.google.control('quota', { profile: 'off' });
});
afterAll(() => {
  const heads = 'none ×1, ×2 · create ×1, ×2 · send ×1, ×2';
  const lines = [...matrix].map(([point, row]) => `  ${point.padEnd(18)} ${row.join('  ')}`);
  process.stdout.write(
    `  mails that left, by the answer that was lost and the number of tabs (${heads})\n${lines.join('\n')}\n`,
  );
});

test.each(cells)(
  'sending leaves once: dying at $point, with the answer to $answer lost, from $tabs tabs',
  async ({ point, answer, tabs }) => {
    // Each cell gets its own minute of quota.
    world.ctx.clock.advance(1_200_000);
    const asked = fromTabs(`${point} ${answer} ${tabs}`, tabs);
    const before = (await world.google.labels(ben)).size;
    const rule = lost[answer];
    if (rule) await world.google.control('faults', rule);
    // With a lost answer it may never reach that point.
    const died = await worker(asked, 0, `${point}:1`);
    if (answer === 'none') expect(died).toBe('SIGKILL');
    await worker(asked, 1);
    expect(await worker(asked, 2)).toBeNull();
    await world.google.clearFaults();
    const { sent } = Outbox.parse(await world.google.control(`outbox?user=${ada}`));
    const left = sent.filter(({ subject }) => subject === asked[0]?.draft.subject).length;
    matrix.set(point, [...(matrix.get(point) ?? []), String(left)]);
    expect(left).toBe(1);
    expect((await world.google.labels(ben)).size).toBe(before + 1);
    const ids = asked.map(({ sendingId }) => sendingId);
    expect(await world.ctx.peek('select state from sending where id = any($1)', [ids])).toEqual([{ state: 'sent' }]);
    expect([...(await world.google.labels(ada)).values()].filter((labels) => labels.includes('DRAFT'))).toEqual([]);
  },
);

/** The same draft, sent by each tab under its own id. */
const fromTabs = (subject: string, tabs: number): ToSend[] => {
  const id = () => newId(world.ctx.clock.now());
  const to = [{ name: 'Ben', email: ben }];
  const draft = Draft.parse({ id: DraftId.parse(id()), kind: 'new', about: null, to, cc: [], subject, text: 'Once.' });
  const confirmed = createHash('sha256').update(confirmedText(draft)).digest('hex');
  return Array.from({ length: tabs }, () => ({
    sendingId: SendingId.parse(id()),
    draft,
    confirmed,
    proof: 'tap',
    strangers: [ben],
    spoken: false,
  }));
};

const Outbox = z.object({ sent: z.array(z.object({ subject: z.string() })) });
const program = path.resolve(import.meta.dirname, '..', 'programs', 'carry-sending.ts');

/** Returns the worker's signal or null. Each worker's clock starts where the one before may have ended. */
const worker = async (asked: readonly ToSend[], round: number, crashAt?: string): Promise<NodeJS.Signals | null> => {
  const { config, db, clock } = world.ctx;
  const key = Buffer.from(config.hostKey).toString('base64');
  const now = new Date(clock.now().getTime() + round * 300_000).toISOString();
  const words = [db.connectionString, world.google.url, key, account.userId, JSON.stringify(asked), now];
  const child = spawn(process.execPath, [program, ...words], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', ...(crashAt ? { CRASH_AT: crashAt } : {}) },
  });
  const [code, signal]: [number | null, NodeJS.Signals | null] = await once(child, 'exit').then(([a, b]) => [a, b]);
  if (code !== null && code !== 0) throw new Error(`the worker ended with ${code}`);
  return signal;
};
