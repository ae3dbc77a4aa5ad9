// Chooses the database: `DATABASE_URL`, or the embedded server.
import path from 'node:path';
import { Client } from 'pg';
import { startEmbedded } from './embedded/embedded.ts';

export type ProvidedDatabase = { connectionString: string; stop(): Promise<void> };

export const provideDatabase = async (address: string | null, folder: string): Promise<ProvidedDatabase> => {
  if (address !== null) return { connectionString: address, stop: async () => {} };
  const server = await startEmbedded(path.join(folder, 'postgres'));
  await createDatabase(server.address('postgres'), 'flow');
  return { connectionString: server.address('flow'), stop: server.stop };
};

/** Does nothing if `name` exists. Copies `template` if given. */
export const createDatabase = async (connectionString: string, name: string, template?: string): Promise<void> => {
  const client = new Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const from = template === undefined ? '' : ` template ${client.escapeIdentifier(template)}`;
    await client.query(`create database ${client.escapeIdentifier(name)}${from}`);
  } finally {
    await client.end();
  }
};
