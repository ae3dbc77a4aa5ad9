// One Flow to a database: a second is refused, and what a killed one left running is stopped before it is used again.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataFolder } from './data-folder.ts';

/** Takes the folder for this process, or says who has it. Returns how to let go of it. */
export const takeOwnership = async (folder: DataFolder): Promise<() => void> => {
  const file = path.join(folder.home, 'owner');
  const owner = ownerIn(file);
  if (owner !== null && owner.pid !== process.pid && startedAt(owner.pid) === owner.startedAt) {
    throw new Error(
      `Another Flow (process ${owner.pid}) uses ${folder.home}. Stop it, or give this one its own FLOW_DATA.`,
    );
  }
  await stopOrphan(folder);
  writeFileSync(file, `${process.pid} ${startedAt(process.pid)}\n`);
  return () => rmSync(file, { force: true });
};

const ownerIn = (file: string): { pid: number; startedAt: string } | null => {
  if (!existsSync(file)) return null;
  const [pid, started] = readFileSync(file, 'utf8').trim().split(' ');
  return { pid: Number(pid), startedAt: started ?? '' };
};

/** When a process began, so that a number given to another process since is not taken for it; empty when there is none. */
const startedAt = (pid: number): string => {
  if (!isAlive(pid)) return '';
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 'alive';
  } catch {
    return 'alive';
  }
};

const stopOrphan = async (folder: DataFolder): Promise<void> => {
  const pid = postmaster(folder.cluster);
  if (pid === null) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < 10_000 && isAlive(pid); waited += 50) await pause(50);
  if (isAlive(pid)) throw new Error(`The PostgreSQL left from before (process ${pid}) does not stop.`);
};

/** The running postmaster of this cluster; a number that meanwhile belongs to another program is none. */
const postmaster = (cluster: string): number | null => {
  const file = path.join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!(pid > 0) || !isAlive(pid)) return null;
  const commandLine = `/proc/${pid}/cmdline`;
  if (existsSync(commandLine) && !readFileSync(commandLine, 'utf8').includes(cluster)) return null;
  return pid;
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};
