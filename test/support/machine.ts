// A machine with programs of the test's own, for hearing and speaking: what they print, and whether they print at all, is the outside
// world's.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { atEnd } from './at-end.ts';

export type Machine = {
  /** As in PATH; the shell's own programs are there too. */
  path: string;
  folder: string;
  /** Puts a program there, or another in its place: lines of shell. */
  install(name: string, ...lines: string[]): void;
  remove(name: string): void;
};

/** With a recogniser's models, so small that only its being there is of use; and its dictionary, of these words. */
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

/** A recogniser that takes each recording for these words: by its grammar, in general, and as a person's own words. */
export const hears = (grammar: string, general: string, own = general): string[] => [
  'case "$*" in *-fsg*) said="$GRAMMAR";; *own.arpa*) said="$OWN";; *) said="$GENERAL";; esac'
    .replace('$GRAMMAR', grammar)
    .replace('$OWN', own)
    .replace('$GENERAL', general),
  ...each('echo "INFO: $said ($name -100)" >&2'),
];

/** For each recording that it is given. */
export const each = (line: string): string[] => [
  'while [ $# -gt 0 ]; do [ "$1" = -ctl ] && list="$2"; shift; done',
  `while read name; do ${line}; done < "$list"`,
];
