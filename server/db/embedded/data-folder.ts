// Chooses the database folder: in FLOW_DATA, or under /var/lib if the database account cannot reach FLOW_DATA.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Account, canEnter, isOther } from './account.ts';

/** `home` holds the owner file, `cluster` PostgreSQL's data. */
export type DataFolder = { home: string; cluster: string };

/** `wanted`: FLOW_DATA/postgres. */
export const dataFolder = (folder: string, account: Account): DataFolder => {
  mkdirSync(folder, { recursive: true });
  const home = canEnter(account, folder) ? folder : elsewhere(folder);
  return { home, cluster: path.join(home, 'cluster-18') };
};

const elsewhere = (folder: string): string => {
  const key = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const home = path.join('/var/lib/flow', key);
  mkdirSync(home, { recursive: true, mode: 0o755 });
  writeFileSync(
    path.join(folder, 'README'),
    `PostgreSQL's account cannot enter this folder. The database stands in ${home}\n`,
  );
  return home;
};

/** Creates the cluster under a temporary name and renames it, so it is complete or absent. Only the folder's owner may call this. */
export const initialise = async (folder: DataFolder, bin: string, account: Account): Promise<void> => {
  sweep(folder);
  if (existsSync(path.join(folder.cluster, 'PG_VERSION'))) return;
  const growing = `${folder.cluster}.${process.pid}`;
  mkdirSync(growing, { mode: 0o700 });
  if (isOther(account)) chownSync(growing, account.uid, account.gid);
  await makeCluster(growing, bin, account);
  renameSync(growing, folder.cluster);
  syncFolder(folder.home);
};

const sweep = ({ home, cluster }: DataFolder): void => {
  const left = readdirSync(home).filter((name) => name.startsWith(`${path.basename(cluster)}.`));
  // A killed start's initdb may still be writing there.
  for (const name of left) rmSync(path.join(home, name), { recursive: true, force: true, maxRetries: 20 });
};

const makeCluster = (growing: string, bin: string, account: Account): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`PostgreSQL's files could not be made: ${why}`));
    const options = ['-A', 'trust', '-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const made = spawn(path.join(bin, 'initdb'), ['-D', growing, '-U', 'postgres', ...options], {
      ...account,
      cwd: '/',
      env: { LC_ALL: 'C.UTF-8', TZ: 'UTC' },
      // Keeps a terminal's Ctrl-C from reaching PostgreSQL. Flow stops it.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    made.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
    made.once('error', (error) => fail(error.message));
    made.once('close', (code) => (code === 0 ? resolve() : fail(said || `initdb ended (${code})`)));
  });

/** A new name survives a power cut only after a sync of the folder. */
const syncFolder = (folder: string): void => {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
};
