// Chooses the database: `DATABASE_URL`, or the embedded server.
import path from 'node:path';
import { Client } from 'pg';
import { startEmbedded } from './embedded/embedded.ts';
import { createLoginRole, loginRole, refuseSuperuser } from './login-role.ts';
import { migrate } from './migrate.ts';

export type ProvidedDatabase = {
  /** For Flow's connections. It does not lead to a superuser. */
  connectionString: string;
  /** For migrations. The embedded server's superuser. */
  owner: string;
  /** Brings the database up to date. */
  prepare(): Promise<void>;
  stop(): Promise<void>;
};

/** Throws if `address` signs in as a superuser. */
export const provideDatabase = async (address: string | null, folder: string): Promise<ProvidedDatabase> => {
  if (address !== null) {
    await refuseSuperuser(address);
    const prepare = () => migrate(address).then(() => {});
    return { connectionString: address, owner: address, prepare, stop: async () => {} };
  }
  const server = await startEmbedded(path.join(folder, 'postgres'));
  await createDatabase(server.address('postgres'), 'flow');
  const [connectionString, owner] = [server.address('flow', loginRole), server.address('flow')];
  const prepare = async () => {
    await migrate(owner);
    await createLoginRole(owner);
    await refuseSuperuser(connectionString);
  };
  return { connectionString, owner, prepare, stop: server.stop };
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
