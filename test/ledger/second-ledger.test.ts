// A second ledger needs its own folder, and one line in each file that `plant.ts` names.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { CommandId } from '#domain/id.ts';
import { recentActivity } from '#server/activity/recent.ts';
import { type Desk, nextId, openDesk } from '#test/support/desk.ts';
import { sampled } from '#test/support/sampled.ts';
import { notesMigration } from './notes/migration.ts';

const program = path.resolve(import.meta.dirname, '..', 'programs', 'give-notes.ts');

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk(3);
  await desk.world.ctx.peek(notesMigration);
});

type Act = { id: CommandId; command: { kind: string; args: object } };
const act = (kind: string, args: object): Act => ({ id: nextId(), command: { kind, args } });
const add = (key: string, text: string) => act('add-note', { key, text });
const invert = (kind: 'undo' | 'redo', { id }: Act) => act(kind, { commandId: id });

const give = async (acts: readonly Act[], env: Record<string, string> = {}): Promise<NodeJS.Signals | null> => {
  const { ctx, google } = desk.world;
  const key = Buffer.from(ctx.config.hostKey).toString('base64');
  const words = [
    ctx.db.connectionString,
    google.url,
    key,
    desk.account.userId,
    ctx.clock.now().toISOString(),
    JSON.stringify(acts),
  ];
  const child = spawn(process.execPath, [program, ...words], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', ...env },
  });
  const [code, signal]: [number | null, NodeJS.Signals | null] = await once(child, 'exit').then(([a, b]) => [a, b]);
  if (code !== null && code !== 0) throw new Error(`the program ended with ${code}`);
  return signal;
};

const notes = () => desk.world.ctx.peek('select key, text from note order by key');
const sent = () => desk.world.ctx.peek('select key, text from note_at_provider order by command_id, key');
const states = () => desk.world.ctx.peek('select ledger, state from command order by given_at, id');
const troubles = () => desk.world.ctx.peek('select ledger, problem from ledger_trouble');

test('three commands change notes, reach the provider without a label edit, undo, redo, and appear in the history', async () => {
  const first = add('a', 'milk');
  const loud = act('shout-note', { key: 'a', text: 'bread' });
  const drop = act('drop-note', { key: 'a', text: '' });
  const undo = invert('undo', drop);
  await give([first, loud, drop, undo]);
  expect(await notes()).toEqual([{ key: 'a', text: 'BREAD' }]);
  expect(await sent()).toEqual(['milk', 'BREAD', null, 'BREAD'].map((text) => ({ key: 'a', text })));
  await give([invert('redo', undo)]);
  expect(await notes()).toEqual([]);
  expect(new Set((await states()).map(({ state }) => state))).toEqual(new Set(['delivered']));
  const { activity } = await desk.world.ctx.db.asUser(desk.account.userId, (tx) =>
    recentActivity(tx, desk.account.userId, { limit: 10, now: desk.world.ctx.clock.now() }),
  );
  expect(activity).toHaveLength(5);
});

test.each(sampled(['throws', 'hangs', 'forbidden'], 1))(
  'an adapter that %s keeps its own commands, is noted once, and mail goes on',
  async (NOTES_ADAPTER) => {
    const thread = await desk.first();
    await give([add('a', 'milk'), act('archive', { threadIds: [thread] })], { NOTES_ADAPTER });
    await give([add('b', 'tea')], { NOTES_ADAPTER });
    const waiting = NOTES_ADAPTER === 'forbidden' ? 'waiting' : 'accepted';
    expect(await states()).toEqual([
      { ledger: 'notes', state: waiting },
      { ledger: 'mailbox', state: 'delivered' },
      { ledger: 'notes', state: waiting },
    ]);
    expect(await troubles()).toHaveLength(1);
    expect((await desk.world.ctx.peek('select needs_reauth, error from mailbox'))[0]).toEqual({
      needs_reauth: false,
      error: null,
    });
    await give([], { RECONNECT: '1' });
    expect(await notes()).toEqual(['milk', 'tea'].map((text, n) => ({ key: 'ab'[n], text })));
    expect(await sent()).toHaveLength(2);
    expect(await troubles()).toEqual([]);
  },
);

test.each(
  sampled(
    ['intake.applied', 'intake.queued', 'intake.committed', 'delivery.opened', 'delivery.answered', 'settle.closed'],
    2,
  ),
)('a process killed at %s loses no note and sends none twice', async (place) => {
  const acts = [add('a', 'milk'), add('b', 'tea')];
  expect(await give(acts, { CRASH_AT: `${place}:1` })).toBe('SIGKILL');
  await give(acts);
  expect(await notes()).toEqual([
    { key: 'a', text: 'milk' },
    { key: 'b', text: 'tea' },
  ]);
  expect(await sent()).toHaveLength(2);
  expect(new Set((await states()).map(({ state }) => state))).toEqual(new Set(['delivered']));
});
