// Gives commands in a process of its own, which a test can kill at any step.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Command } from '#commands/registry.ts';
import type { CommandId } from '#domain/id.ts';
import type { EventsDesk } from './events-desk.ts';

export type Act = { id: CommandId; command: Command };

const program = path.resolve(import.meta.dirname, '..', 'programs', 'give-commands.ts');

/** `CRASH_AT` kills it there. `DELIVERS` makes it deliver after each act. Returns the signal that ended it. */
export const giveInProcess = async (
  { world, account }: Pick<EventsDesk, 'world' | 'account'>,
  acts: readonly Act[],
  env: Record<string, string> = {},
): Promise<NodeJS.Signals | null> => {
  const { ctx, google } = world;
  const hostKey = Buffer.from(ctx.config.hostKey).toString('base64');
  const words = [ctx.db.connectionString, google.url, hostKey, account.userId, ctx.clock.now().toISOString()];
  const child = spawn(process.execPath, [program, ...words, JSON.stringify(acts)], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', ...env },
  });
  const [code, signal]: [number | null, NodeJS.Signals | null] = await once(child, 'exit').then(([a, b]) => [a, b]);
  if (code !== null && code !== 0) throw new Error(`the program ended with ${code}`);
  return signal;
};
