// Fake speech programs on a PATH of the test's own: their output, or absence, is the outside world.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { atEnd } from './at-end.ts';

export type Machine = {
  /** For PATH. It includes the shell's own programs. */
  path: string;
  folder: string;
  /** Adds or replaces a program, as lines of shell. */
  install(name: string, ...lines: string[]): void;
  remove(name: string): void;
};

/** Has recogniser models too small for use, and a dictionary of these words. */
export const openMachine = (dictionary: Record<string, string> = {}): Machine => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-machine-'));
  const bin = path.join(folder, 'bin');
  const model = path.join(folder, 'share', 'pocketsphinx', 'model', 'en-us');
  mkdirSync(bin, { recursive: true });
  mkdirSync(path.join(model, 'en-us'), { recursive: true });
  writeFileSync(path.join(model, 'en-us.lm.bin'), 'no model');
  const lines = Object.entries(dictionary).map(([word, sounds]) => `${word} ${sounds}\n`);
  writeFileSync(path.join(model, 'cmudict-en-us.dict'), lines.join(''));
  atEnd(async () => rmSync(folder, { recursive: true, force: true }));
  return {
    path: bin,
    folder,
    install: (name, ...script) => {
      writeFileSync(path.join(bin, name), `#!/bin/sh\n${script.join('\n')}\n`);
      chmodSync(path.join(bin, name), 0o755);
    },
    remove: (name) => rmSync(path.join(bin, name), { force: true }),
  };
};

/** A recogniser with these results of the grammar, general and own-words passes. */
export const hears = (grammar: string, general: string, own = general): string[] => [
  'case "$*" in *-fsg*) said="$GRAMMAR";; *own.arpa*) said="$OWN";; *) said="$GENERAL";; esac'
    .replace('$GRAMMAR', grammar)
    .replace('$OWN', own)
    .replace('$GENERAL', general),
  ...each('echo "INFO: $said ($name -100)" >&2'),
];

export const each = (line: string): string[] => [
  'while [ $# -gt 0 ]; do [ "$1" = -ctl ] && list="$2"; shift; done',
  `while read name; do ${line}; done < "$list"`,
];
