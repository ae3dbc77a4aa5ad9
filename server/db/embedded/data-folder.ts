// Where the database's files stand: beside Flow's other data, or under /var/lib where its account cannot reach that.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Account, canEnter, isOther } from './account.ts';

/** `home` holds who owns it; `cluster` is PostgreSQL's own folder. */
export type DataFolder = { home: string; cluster: string };

/** `wanted`: FLOW_DATA/postgres. */
export const dataFolder = (wanted: string, account: Account): DataFolder => {
  mkdirSync(wanted, { recursive: true });
  const home = canEnter(account, wanted) ? wanted : elsewhere(wanted);
  const cluster = path.join(home, 'cluster-18');
  mkdirSync(cluster, { recursive: true, mode: 0o700 });
  if (isOther(account)) chownSync(cluster, account.uid, account.gid);
  return { home, cluster };
};

const elsewhere = (wanted: string): string => {
  const key = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const home = path.join('/var/lib/flow', key);
  mkdirSync(home, { recursive: true, mode: 0o755 });
  writeFileSync(
    path.join(wanted, 'README'),
    `PostgreSQL's account cannot enter this folder. The database stands in ${home}\n`,
  );
  return home;
};

/** Makes the cluster at the first start. */
export const initialise = (folder: DataFolder, bin: string, account: Account): void => {
  if (existsSync(path.join(folder.cluster, 'PG_VERSION'))) return;
  const options = ['-A', 'trust', '-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-sync'];
  const made = spawnSync(path.join(bin, 'initdb'), ['-D', folder.cluster, '-U', 'postgres', ...options], {
    ...account,
    cwd: '/',
    env: { LC_ALL: 'C.UTF-8', TZ: 'UTC' },
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`PostgreSQL's files could not be made: ${made.stderr || made.error?.message}`);
};
