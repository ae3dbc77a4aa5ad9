// A temporary folder for one task, in memory if possible.
import { constants } from 'node:fs';
import { access, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { kill, pid } from 'node:process';

export const inScratch = async <Result>(work: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = await makeScratch();
  try {
    return await work(folder);
  } finally {
    await removeScratch(folder);
  }
};

/** Readable by Flow only. The caller removes it. */
export const makeScratch = async (): Promise<string> => mkdtemp(path.join(await memory(), `${prefix}${pid}-`));

export const removeScratch = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** Removes the folders of a killed Flow. */
export const sweepScratch = async (): Promise<void> => {
  const place = await memory();
  for (const name of await readdir(place).catch(() => [])) {
    const [, owner] = left.exec(name) ?? [];
    if (owner !== undefined && !isAlive(Number(owner))) await removeScratch(path.join(place, name)).catch(() => {});
  }
};

const prefix = 'flow-speech-';
const left = /^flow-speech-(\d+)-/;

const inMemory = '/dev/shm';

const memory = (): Promise<string> =>
  access(inMemory, constants.W_OK).then(
    () => inMemory,
    () => os.tmpdir(),
  );

const isAlive = (owner: number): boolean => {
  try {
    return kill(owner, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};
