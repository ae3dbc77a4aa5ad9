// The installed speech programs. A test that lacks one skips itself and says which.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TestContext } from 'vitest';

/** The programs that Flow uses, and the voice of people in tests. */
export const speechPrograms = ['pocketsphinx_batch', 'espeak-ng', 'flite'] as const;
/** A sound server with virtual devices. */
export const studioPrograms = ['pulseaudio', 'pactl', 'paplay', 'parec'] as const;

export const whereIs = (program: string): string | null =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, program))
    .find((file) => existsSync(file)) ?? null;

const packages: Record<string, string> = {
  pocketsphinx_batch: 'pocketsphinx pocketsphinx-en-us',
  'espeak-ng': 'espeak-ng',
  flite: 'flite',
  pulseaudio: 'pulseaudio',
  pactl: 'pulseaudio-utils',
  paplay: 'pulseaudio-utils',
  parec: 'pulseaudio-utils',
};

/** The packages to install, or null. */
export const missing = (programs: readonly string[]): string | null => {
  const lacking = programs.filter((program) => whereIs(program) === null);
  if (lacking.length === 0) return null;
  const names = [...new Set(lacking.flatMap((program) => (packages[program] ?? program).split(' ')))];
  return `no ${lacking.join(', ')} here: sudo apt-get install -y ${names.join(' ')}`;
};

/** Skips the test if a program is missing, with a note. */
export const needs = ({ skip }: Pick<TestContext, 'skip'>, programs: readonly string[]): void => {
  const lacking = missing(programs);
  if (lacking !== null) skip(lacking);
};
