// Allows one Flow per database, and stops the server that a killed Flow left running.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataFolder } from './data-folder.ts';

/** Returns the release function, or throws with the current owner. */
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

/** A process's start time tells a reused process id apart. Empty if there is no such process. */
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

/** The cluster's running postmaster. Null if its pid now belongs to another program. */
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
