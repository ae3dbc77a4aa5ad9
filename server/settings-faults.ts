// Checks that the settings' address, folder and database exist before the start, and reports all faults by variable.
import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { Client } from 'pg';
import type { Settings } from './config.ts';
import { superuserFault } from './db/login-role.ts';

/** One line per unusable variable. */
export const settingsFaults = async ({ host, data, databaseUrl, payments }: Settings): Promise<string[]> => {
  const checks = [hostFault(host), folderFault(data), databaseFault(databaseUrl), webhookFault(payments)];
  const faults = await Promise.all(checks);
  return faults.filter((line) => line !== null);
};

type Fault = string | null;

const hostFault = (host: string): Promise<Fault> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () =>
      resolve(
        `FLOW_HOST: this machine has no address '${host}'. 127.0.0.1 is this machine alone, 0.0.0.0 is all of them`,
      ),
    );
    probe.listen(0, host, () => probe.close(() => resolve(null)));
  });

const folderFault = (folder: string): Fault => {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    return codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOTDIR'
      ? `FLOW_DATA: ${folder} leads to a file; a folder is expected`
      : `FLOW_DATA: this account cannot make ${folder}, or write to it (${codeOf(error)})`;
  }
};

/** The operator's program runs without it, and makes it. */
const webhookFault = (payments: Settings['payments']): Fault =>
  payments !== null && payments.webhookSecret === null
    ? 'STRIPE_WEBHOOK_SECRET: missing; `npm run operator -- payments` makes the webhook and prints it'
    : null;

/** Shortens the database's message and hides the password. */
const databaseFault = async (address: string | null): Promise<Fault> => {
  if (address === null) return null;
  try {
    const client = new Client({ connectionString: address, connectionTimeoutMillis: 10_000 });
    client.on('error', () => {});
    await client.connect();
    await client.end();
    const fault = await superuserFault(address);
    return fault === null ? null : `DATABASE_URL: ${fault}`;
  } catch (error) {
    const { host } = URL.parse(address) ?? { host: 'that address' };
    const isAnswer = error instanceof Error && 'severity' in error;
    return isAnswer
      ? `DATABASE_URL: ${host} answers, but refuses: ${error.message}`
      : `DATABASE_URL: no database answers at ${host} (${codeOf(error)})`;
  }
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'no answer';
