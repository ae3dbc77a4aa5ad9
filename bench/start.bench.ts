// The time from start to ready, with an empty data folder and after that, and the memory that Flow's own process then holds.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePorts } from '#test/support/free-ports.ts';
import { couldNotMeasure, report } from './figures.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-bench-'));
chmodSync(folder, 0o755);
const main = path.resolve(import.meta.dirname, '..', 'server', 'main.ts');
const port = await freePorts();

const startOnce = async (): Promise<{ ms: number; megabytes: number }> => {
  const began = performance.now();
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), FLOW_DATA: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let isReady = false;
  for await (const line of createInterface({ input: child.stdout })) {
    isReady = line.startsWith('Flow is ready');
    if (isReady) break;
  }
  if (!isReady) couldNotMeasure('the start: Flow ended before it was ready');
  const ms = performance.now() - began;
  const megabytes = memoryOf(child);
  child.kill('SIGTERM');
  await once(child, 'exit');
  return { ms, megabytes };
};

const memoryOf = ({ pid }: ChildProcess): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1] ?? couldNotMeasure('memory: the process does not run');
  return Number(kilobytes) / 1024;
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
