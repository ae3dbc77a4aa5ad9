// Ends what a run leaves behind, however the run itself ended: it reads which folder is the run's, and acts when nobody holds
// the pipe any more. A process is the run's when its environment or its command names that folder.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

const [, , folder = '', ...also] = process.argv;

// A Ctrl-C is meant for the run; what it leaves is swept up after it.
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
    // It ended by itself.
  }
};

for await (const _line of createInterface({ input: process.stdin })) continue;
// One that was just being started by another is found at the next look.
for (let looks = 0, quiet = 0; looks < 100 && quiet < 3; looks++) {
  const left = members();
  for (const pid of left) end(pid);
  quiet = left.length === 0 ? quiet + 1 : 0;
  await pause(50);
}
for (const one of [folder, ...also]) rmSync(one, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
