// A process that syncs a customer’s payments, and that kill -9 ends on the way.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Shop } from '#test/support/shop.ts';

const program = path.resolve(import.meta.dirname, '..', 'programs', 'sync-payments.ts');

/** `place`: a crash point of a sync. Throws unless the kill happened there. */
export const killedSync = async ({ ctx, stripe }: Shop, customer: string, place: string): Promise<void> => {
  const key = Buffer.from(ctx.config.hostKey).toString('base64');
  const words = [ctx.db.connectionString, stripe.url, key, ctx.clock.now().toISOString(), customer];
  const child = spawn(process.execPath, [program, ...words], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', CRASH_AT: `${place}:1` },
  });
  const [code, signal]: unknown[] = await once(child, 'exit');
  if (signal !== 'SIGKILL') throw new Error(`nothing killed the sync at ${place}: it ended with ${String(code)}`);
};
