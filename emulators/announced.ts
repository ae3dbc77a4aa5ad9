/** Lets Flow find a running local service. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the process id and the port. A kill leaves both files, so readers check the process id. */
export const announce = (dataDir: string, port: number): void => {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, 'pid'), `${process.pid}\n`);
  const state = { pid: process.pid, port, startedAt: new Date().toISOString() };
  writeFileSync(join(dataDir, 'state.json'), `${JSON.stringify(state)}\n`);
};

/** At the signal to stop: closes the service, and takes the announcement back. */
export const closeAtSignal = (dataDir: string, close: () => Promise<void>): void => {
  const stop = async (): Promise<void> => {
    await close();
    for (const file of ['pid', 'state.json']) rmSync(join(dataDir, file), { force: true });
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
};
