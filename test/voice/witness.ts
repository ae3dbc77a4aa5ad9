// Proof that programs run: a shell wrapper logs each call and becomes the program.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { whereIs } from './programs.ts';

export type Witness = {
  environment: { PATH: string };
  runs: () => Record<string, number>;
  /** How many recordings the recognisers report. They persist between requests. */
  heard: () => number;
  end: () => void;
};

export const watchPrograms = (programs: readonly string[]): Witness => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-witness-'));
  // Every account that Flow uses for programs must be able to write here.
  chmodSync(folder, 0o777);
  const [notes, logs] = [path.join(folder, 'runs.txt'), path.join(folder, 'logs.txt')];
  const linesOf = (file: string): string[] => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
  for (const program of programs) {
    const real = whereIs(program);
    if (real === null) continue;
    const call = path.join(folder, program);
    const becomes = program === 'pocketsphinx_batch' ? copied(`'${real}' "$@"`, folder, logs) : `exec '${real}' "$@"`;
    writeFileSync(call, `#!/bin/sh\necho ${program} >> '${notes}'\n${becomes}\n`);
    chmodSync(call, 0o755);
  }
  return {
    environment: { PATH: `${folder}${path.delimiter}${process.env['PATH'] ?? ''}` },
    runs: () => {
      const lines = linesOf(notes);
      return Object.fromEntries(programs.map((name) => [name, lines.filter((line) => line === name).length]));
    },
    heard: () => linesOf(logs).filter((line) => /\(said\d+ -?\d+\)$/.test(line)).length,
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** Its log goes to Flow and into a file. */
const copied = (call: string, folder: string, file: string): string =>
  [
    `log=$(mktemp -u '${folder}/log.XXXXXX')`,
    'mkfifo "$log"',
    `tee -a '${file}' < "$log" >&2 &`,
    `exec ${call} 2> "$log"`,
  ].join('\n');
