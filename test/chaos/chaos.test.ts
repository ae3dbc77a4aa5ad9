// Chaos in the normal test run: a fixed schedule, and in the full run a second one beside it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sampled } from '#test/support/sampled.ts';

const runs = async (seed: number): Promise<{ code: unknown; said: string }> => {
  const words = [path.join(import.meta.dirname, 'chaos.ts'), '--seed', String(seed), '--seconds', '20'];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const [code] = await once(child, 'close');
  return { code, said };
};

test('chaos: nothing is lost, doubled, stuck or leaked, with processes killed and requests refused', async () => {
  for (const { code, said } of await Promise.all(sampled([11, 14], 1).map(runs))) {
    expect(said).toContain('0 missing, 0 extra, 0 wrong labels, 0 commands lost, 0 executed twice');
    expect({ code, said }).toEqual({ code: 0, said });
  }
}, 400_000);
