// Proof that programs really run: each is called through a line of shell that notes it and becomes the program itself.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { whereIs } from './programs.ts';

export type Witness = {
  /** For the Flow that shall be watched. */
  environment: { PATH: string };
  /** How often each program was begun until now. */
  runs: () => Record<string, number>;
  end: () => void;
};

export const watchPrograms = (programs: readonly string[]): Witness => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-witness-'));
  // Whoever Flow runs a program as has to be able to write it down.
  chmodSync(folder, 0o777);
  const notes = path.join(folder, 'runs.txt');
  for (const program of programs) {
    const real = whereIs(program);
    if (real === null) continue;
    const call = path.join(folder, program);
    writeFileSync(call, `#!/bin/sh\necho ${program} >> '${notes}'\nexec '${real}' "$@"\n`);
    chmodSync(call, 0o755);
  }
  return {
    environment: { PATH: `${folder}${path.delimiter}${process.env['PATH'] ?? ''}` },
    runs: () => {
      const lines = existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : [];
      return Object.fromEntries(programs.map((name) => [name, lines.filter((line) => line === name).length]));
    },
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
};
