// A PostgreSQL that can be killed and restarted at the same address. Confirmed writes survive a killed process. Only fsync is off, which
// matters to a power cut alone.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseAccount, isOther } from '#server/db/embedded/account.ts';
import { programs } from '#server/db/embedded/binaries.ts';
import { dataFolder, initialise } from '#server/db/embedded/data-folder.ts';
import type { Household } from './household.ts';

export type Postgres = {
  /** The address of database `name`, as superuser. */
  address(name: string): string;
  start(): Promise<void>;
  /** `immediate`: stops without a shutdown. `postmaster`: is killed. */
  end(how: 'postmaster' | 'immediate'): Promise<void>;
  /** Kills one backend. The server then drops all clients and recovers. */
  killBackend(): void;
};

export const openPostgres = async (household: Household): Promise<Postgres> => {
  const account = databaseAccount();
  const bin = programs(account);
  const place = dataFolder(path.join(household.folder, 'postgres'), account);
  await initialise(place, bin, account);
  const socket = path.join(household.folder, 'socket');
  mkdirSync(socket);
  if (isOther(account)) chownSync(socket, account.uid, account.gid);
  const settings = { ...usual, unix_socket_directories: socket };
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let server: ChildProcess | null = null;

  const begin = async (): Promise<boolean> => {
    const options = { ...account, cwd: '/', env: { LC_ALL: 'C.UTF-8', TZ: 'UTC' }, detached: true };
    const begun = household.spawn(path.join(bin, 'postgres'), ['-D', place.cluster, ...words], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    server = begun;
    return new Promise((resolve) => {
      begun.stderr?.on('data', (bytes: Buffer) => {
        if (bytes.toString().includes('ready to accept connections')) resolve(true);
      });
      begun.once('exit', () => resolve(false));
    });
  };
  const isUp = () => server !== null && server.exitCode === null && server.signalCode === null;
  return {
    address: (name) => `postgres://postgres@localhost/${name}?host=${encodeURIComponent(socket)}`,
    start: async () => {
      // The new server refuses to start until the last old process has noticed the end.
      for (let attempt = 0; attempt < 100 && !isUp(); attempt++) if (!(await begin())) await pause(100);
      if (!isUp()) throw new Error('PostgreSQL does not start again');
    },
    end: async (how) => {
      if (!isUp() || server === null) return;
      const ended = once(server, 'exit');
      server.kill(how === 'postmaster' ? 'SIGKILL' : 'SIGQUIT');
      await ended;
    },
    killBackend: () => {
      const backends = isUp() ? backendsOf(server?.pid ?? 0) : [];
      backends.find(endsNow);
    },
  };
};

const usual = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '160',
  shared_buffers: '64MB',
  fsync: 'off',
  full_page_writes: 'off',
};

/** Processes that serve clients: their titles contain user, database and origin. */
const backendsOf = (postmaster: number): number[] => {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim();
  return children
    .split(' ')
    .map(Number)
    .filter((pid) => pid > 0 && commandLine(pid).includes('[local]'));
};

/** A backend may have ended since it was listed. */
const endsNow = (pid: number): boolean => {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
};

const commandLine = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
};
