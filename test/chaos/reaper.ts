// Ends everything that a run leaves behind: it watches a pipe, and when the run is gone, kills each process whose environment or command
// names the run's folder.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

const [, , folder = '', ...also] = process.argv;

// Ctrl-C is for the run. The reaper cleans up after it.
process.on('SIGINT', () => {});

const names = (pid: number): boolean =>
  ['environ', 'cmdline'].some((file) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8').includes(folder);
    } catch {
      return false;
    }
  });

const members = (): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid && names(pid));

const end = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
};

for await (const _line of createInterface({ input: process.stdin })) continue;
// A process that another was just starting is found in the next round.
for (let attempt = 0, quiet = 0; attempt < 100 && quiet < 3; attempt++) {
  const left = members();
  for (const pid of left) end(pid);
  quiet = left.length === 0 ? quiet + 1 : 0;
  await pause(50);
}
for (const one of [folder, ...also]) rmSync(one, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
