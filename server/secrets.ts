// The two secrets of a host. With the embedded database they are made at the first start, in files beside it that only
// Flow's own account reads; never in the database, whose backups would then open themselves.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config, Settings } from './config.ts';

/** Completes the settings; whatever is wrong with the files is thrown as a sentence. */
export const withSecrets = (settings: Settings): Config =>
  Object.freeze({
    ...settings,
    sessionSecret: settings.sessionSecret ?? kept(settings.data, 'session-secret').toString('base64'),
    hostKey: settings.hostKey ?? kept(settings.data, 'key'),
  });

const bytes = 32;

const kept = (folder: string, name: string): Buffer => {
  const file = path.join(folder, 'secrets', name);
  if (!existsSync(file)) {
    // The folder above is not for us alone: the database's account has to get through it.
    mkdirSync(folder, { recursive: true });
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    // `wx`: of two processes that start together one makes it, and both read that.
    writeOnce(file, randomBytes(bytes).toString('base64'));
  }
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0) {
    throw new Error(`${file} can be read by others. Run: chmod 600 ${file}`);
  }
  const secret = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
  if (secret.length !== bytes)
    throw new Error(`${file} does not hold ${bytes} bytes in base64. Restore it from your backup.`);
  return secret;
};

const writeOnce = (file: string, text: string): void => {
  try {
    writeFileSync(file, `${text}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!existsSync(file)) throw error;
  }
};
