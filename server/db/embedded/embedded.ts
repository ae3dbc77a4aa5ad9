// Starts the bundled PostgreSQL without port or password, on a socket in a private folder.
import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Account, databaseAccount, isOther } from './account.ts';
import { programs } from './binaries.ts';
import { type DataFolder, dataFolder, initialise } from './data-folder.ts';
import { takeOwnership } from './ownership.ts';

export type Embedded = {
  /** Connects to the database `name`, by default as the superuser. */
  address(name: string, role?: string): string;
  pid: number;
  stop(): Promise<void>;
};

/** `hasty` skips fsync, for tests only. */
export const startEmbedded = async (folder: string, { hasty = false } = {}): Promise<Embedded> => {
  const account = databaseAccount();
  const bin = programs(account);
  const place = dataFolder(path.resolve(folder), account);
  const letGo = await takeOwnership(place);
  try {
    await initialise(place, bin, account);
    const begun = await begin(bin, place, account, hasty);
    return { ...begun, stop: () => begun.stop().then(letGo) };
  } catch (error) {
    letGo();
    throw error;
  }
};

const begin = async (bin: string, place: DataFolder, account: Account, hasty: boolean): Promise<Embedded> => {
  const socket = socketFolder(account);
  const server = spawnServer(bin, place, socket, account, hasty);
  const killed = () => void server.kill('SIGINT');
  process.once('exit', killed);
  await ready(server);
  return {
    address: (name, role = 'postgres') => `postgres://${role}@localhost/${name}?host=${encodeURIComponent(socket)}`,
    pid: server.pid ?? 0,
    stop: async () => {
      process.off('exit', killed);
      await stop(server);
      rmSync(socket, { recursive: true, force: true });
    },
  };
};

const socketFolder = (account: Account): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-pg-'));
  if (isOther(account)) chownSync(folder, account.uid, account.gid);
  return folder;
};

const spawnServer = (
  bin: string,
  place: DataFolder,
  socket: string,
  account: Account,
  hasty: boolean,
): ChildProcess => {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socket,
    unix_socket_permissions: '0700',
    max_connections: hasty ? '400' : '100',
    shared_buffers: '128MB',
    ...(hasty ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return spawn(path.join(bin, 'postgres'), ['-D', place.cluster, ...options], {
    ...account,
    cwd: '/',
    env: { LC_ALL: 'C.UTF-8', TZ: 'UTC' },
    // Keeps a terminal's Ctrl-C from reaching PostgreSQL. Flow stops it.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
};

const ready = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (bytes: Buffer) => {
      said = (said + bytes.toString()).slice(-2000);
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`PostgreSQL stopped at its start (${code}): ${said.slice(-800)}`)));
  });

/** Lets running transactions finish before it ends them. */
const stop = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) {
      resolve();
      return;
    }
    const impatient = setTimeout(() => server.kill('SIGINT'), 3000);
    server.once('exit', () => {
      clearTimeout(impatient);
      resolve();
    });
    server.kill('SIGTERM');
  });
