import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { type Program, startProgram } from '#test/support/program.ts';
import { until } from '#test/support/until.ts';
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

/** Kills a program and its children together. */
const powerCut = async (program: Program): Promise<void> => {
  const children = readFileSync(`/proc/${program.pid}/task/${program.pid}/children`, 'utf8').trim().split(' ');
  const died = program.end('SIGKILL');
  for (const child of children.filter(Boolean)) process.kill(Number(child), 'SIGKILL');
  await died;
};

describe('the embedded PostgreSQL', () => {
  test.runIf(process.platform === 'linux')('starts after a kill half-way through its very first start', async () => {
    const begun = startProgram('hold-database.ts', [folder]);
    const isMade = () => readdirSync(folder, { recursive: true }).some((name) => String(name).endsWith('PG_VERSION'));
    await until(isMade, { interval: 1 });
    await powerCut(begun);

    const server = await startEmbedded(folder, { hasty: true });
    expect(await ask(server.address('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(readdirSync(folder).filter((name) => name.startsWith('cluster'))).toEqual(['cluster-18']);
    await server.stop();
  });

  test('refuses a second Flow, takes over from a killed one, keeps committed data', async () => {
    const first = startProgram('hold-database.ts', [folder]);
    const address = (await first.says('ready')).slice('ready '.length);
    await ask(address, 'create table kept as select 1 as one');

    const second = startProgram('hold-database.ts', [folder]);
    expect(await second.says('refused')).toMatch(
      /Another Flow \(process \d+\) uses .*Stop it, or give this one its own FLOW_DATA/,
    );

    await first.end('SIGKILL');
    // The killed Flow's database still runs.
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
