// Finds the running embedded PostgreSQL, for command-line tools.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loginRole } from '#server/db/login-role.ts';
import { databaseAccount } from './account.ts';
import { dataFolder } from './data-folder.ts';

/** `folder`: FLOW_DATA/postgres. Null if no server runs there. */
export const runningAddress = (folder: string, name: string, role = loginRole): string | null => {
  const { home, cluster } = dataFolder(path.resolve(folder), databaseAccount());
  const file = path.join(cluster, 'postmaster.pid');
  if (!existsSync(path.join(home, 'owner')) || !existsSync(file)) return null;
  // The fifth line of postmaster.pid names the socket folder.
  const socket = readFileSync(file, 'utf8').split('\n')[4]?.trim();
  return socket && existsSync(socket)
    ? `postgres://${role}@localhost/${name}?host=${encodeURIComponent(socket)}`
    : null;
};
