// Start to ready, the first time and after, on a fresh data folder; and what Flow's own process then holds in memory.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { report } from './figures.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-bench-'));
chmodSync(folder, 0o755);
const main = path.resolve(import.meta.dirname, '..', 'server', 'main.ts');

const startOnce = async (): Promise<{ ms: number; megabytes: number }> => {
  const began = performance.now();
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, NODE_ENV: 'development', PORT: '4310', FLOW_DATA: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) if (line.startsWith('Flow is ready')) break;
  const ms = performance.now() - began;
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  const megabytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  child.kill('SIGTERM');
  await once(child, 'exit');
  return { ms, megabytes };
};

const first = await startOnce();
console.log(`  first start ${(first.ms / 1000).toFixed(1)} s`);
const later = await startOnce();
rmSync(folder, { recursive: true, force: true });

const kept = [
  report({ name: 'start to ready, after the first', value: later.ms / 1000, unit: 's', budget: 5, better: 'less' }),
  report({ name: 'memory of the process', value: later.megabytes, unit: 'MB', budget: 300, better: 'less' }),
];
process.exitCode = kept.every(Boolean) ? 0 : 1;
