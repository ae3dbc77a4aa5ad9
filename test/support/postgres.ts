import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openJobs } from '#server/add-job.ts';
import { openDatabase } from '#server/db/database.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { createLoginRole, loginRole } from '#server/db/login-role.ts';
import { migrate } from '#server/db/migrate.ts';
import { createDatabase } from '#server/db/provide.ts';
import { openLog } from '#server/log.ts';

/** Vitest's `setup`. The returned function runs at the end. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-test-pg-'));
  // As root the server runs under another account, which needs access.
  chmodSync(folder, 0o755);
  const server = await startEmbedded(folder, { hasty: true });
  await createDatabase(server.address('postgres'), 'template');
  await migrate(server.address('template'));
  await createLoginRole(server.address('template'));
  await installJobs(server.address('template', loginRole));
  project.provide('postgres', server.address('postgres'));
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
};

const installJobs = async (connectionString: string): Promise<void> => {
  const db = openDatabase(connectionString);
  const jobs = await openJobs(db, openLog('silent'), { works: false });
  await jobs.close();
  await db.close();
};
