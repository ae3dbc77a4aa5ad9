// The address of the embedded PostgreSQL while a Flow runs it: for commands that work beside it.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { databaseAccount } from './account.ts';
import { dataFolder } from './data-folder.ts';

/** `folder`: FLOW_DATA/postgres. Null when nothing runs there. */
export const runningAddress = (folder: string, name: string): string | null => {
  const { home, cluster } = dataFolder(path.resolve(folder), databaseAccount());
  const file = path.join(cluster, 'postmaster.pid');
  if (!existsSync(path.join(home, 'owner')) || !existsSync(file)) return null;
  // Its fifth line is the socket's folder.
  const socket = readFileSync(file, 'utf8').split('\n')[4]?.trim();
  return socket && existsSync(socket)
    ? `postgres://postgres@localhost/${name}?host=${encodeURIComponent(socket)}`
    : null;
};
