// `npm run operator -- add <address> [name]` grants the admin role and prints a link to set the password.
import path from 'node:path';
import { linkMinutes, operatorLink } from '#server/accounts/operators.ts';
import { systemClock } from './clock.ts';
import { readSettings, type Settings } from './config.ts';
import { openDatabase } from './db/database.ts';
import { runningAddress } from './db/embedded/running.ts';
import { type ProvidedDatabase, provideDatabase } from './db/provide.ts';

const main = async (words: readonly string[]): Promise<void> => {
  const [verb, address, ...rest] = words;
  if (verb !== 'add' || !address?.includes('@')) return stop('Usage: npm run operator -- add <address> [name]');
  const name = rest.join(' ').trim() || undefined;
  const read = readSettings(process.env, path.resolve(import.meta.dirname, '..'));
  if (read.kind === 'wrong') return stop(['Flow cannot start:', ...read.lines].join('\n  '));
  const provided = await databaseOf(read.settings);
  const db = openDatabase(provided.connectionString, { connections: 1 });
  try {
    const link = await operatorLink({ config: read.settings, db, clock: systemClock }, address, name);
    process.stdout.write(`${address} is an operator. Set the password within ${linkMinutes} minutes:\n${link}\n`);
  } finally {
    await db.close();
    await provided.stop();
  }
};

/** Uses the running Flow's database, or starts the embedded one. */
const databaseOf = async ({
  databaseUrl,
  data: folder,
}: Settings): Promise<Pick<ProvidedDatabase, 'connectionString' | 'stop'>> => {
  const running = databaseUrl === null ? runningAddress(path.join(folder, 'postgres'), 'flow') : null;
  if (running !== null) return { connectionString: running, stop: async () => {} };
  const provided = await provideDatabase(databaseUrl, folder);
  await provided.prepare();
  return provided;
};

const stop = (line: string): void => {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
};

await main(process.argv.slice(2));
