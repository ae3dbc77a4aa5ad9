import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { startProgram } from '#test/support/program.ts';
import { startEmbedded } from './embedded.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-embedded-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ask = async (address: string, text: string): Promise<unknown[]> => {
  const client = new Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows;
};

describe('the embedded PostgreSQL', () => {
  test('refuses a second Flow, is taken over from a killed one, and keeps what was committed', async () => {
    const first = startProgram('hold-database.ts', [folder]);
    const address = (await first.says('ready')).slice('ready '.length);
    await ask(address, 'create table kept as select 1 as one');

    const second = startProgram('hold-database.ts', [folder]);
    expect(await second.says('refused')).toMatch(
      /Another Flow \(process \d+\) uses .*Stop it, or give this one its own FLOW_DATA/,
    );

    await first.end('SIGKILL');
    // The database of the killed one still runs, and answers.
    expect(await ask(address, 'select one from kept')).toEqual([{ one: 1 }]);

    const third = await startEmbedded(folder, { hasty: true });
    expect(await ask(third.address('postgres'), 'select one from kept')).toEqual([{ one: 1 }]);
    await expect(ask(address, 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED|terminat/);
    await third.stop();
    expect(readdirSync(folder)).not.toContain('owner');
  });

  test('listens on no port', async () => {
    const server = await startEmbedded(folder, { hasty: true });
    const rows = await ask(
      server.address('postgres'),
      "select setting from pg_settings where name = 'listen_addresses'",
    );
    expect(rows).toEqual([{ setting: '' }]);
    await server.stop();
  });
});
