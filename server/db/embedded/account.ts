// PostgreSQL refuses to run as root, so root starts it under another existing account.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export type Account = { uid: number; gid: number } | Record<string, never>;

export const databaseAccount = (): Account => {
  if (process.getuid?.() !== 0) return {};
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const row = rows.find(([name]) => name === 'postgres') ?? rows.find(([name]) => name === 'nobody');
  if (!row)
    throw new Error(
      "PostgreSQL does not run as root, and there is no account 'postgres' or 'nobody'. Set DATABASE_URL.",
    );
  return { uid: Number(row[2]), gid: Number(row[3]) };
};

export const isOther = (account: Account): account is { uid: number; gid: number } => 'uid' in account;

export const canRun = (account: Account, file: string): boolean =>
  spawnSync(file, ['--version'], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;

/** False if a parent folder is closed to the account. */
export const canEnter = (account: Account, folder: string): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
