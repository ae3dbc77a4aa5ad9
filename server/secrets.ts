// The host's secrets. With the embedded database, the first start creates them in private files outside the
// database and its backups.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config, Settings } from './config.ts';

/** Throws a sentence if a file is unusable. */
export const withSecrets = (settings: Settings): Config =>
  Object.freeze({
    ...settings,
    sessionSecret: settings.sessionSecret ?? kept(settings.data, 'session-secret').toString('base64'),
    hostKey: settings.hostKey ?? kept(settings.data, 'key'),
    // Several processes on one database must share the key, so only the host can provide it there.
    vapidKey: settings.vapidKey ?? (settings.databaseUrl === null ? kept(settings.data, 'vapid-key') : null),
  });

const bytes = 32;

const kept = (folder: string, name: string): Buffer => {
  const file = path.join(folder, 'secrets', name);
  if (!existsSync(file)) {
    // The database's account must be able to pass this folder.
    mkdirSync(folder, { recursive: true });
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    // `wx`: if two processes start together, one creates it and both read it.
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
