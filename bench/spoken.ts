// Speech for the benches, made by flite's voices, and heard as the server hears it.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const voices = ['slt', 'rms', 'awb', 'kal16'] as const;
export type Voice = (typeof voices)[number];

/** Required programs that this machine lacks. */
export const missingPrograms = (): string[] =>
  ['flite', 'sox', 'pocketsphinx_batch'].filter((name) => spawnSync('which', [name]).status !== 0);

/** 16 kHz of speech with a little silence around it, made once. */
export const spoken = (folder: string, phrase: string, voice: Voice): Int16Array => {
  const file = path.join(folder, `${voice}-${phrase.toLowerCase().replace(/[^a-z]+/g, '-')}.wav`);
  if (!existsSync(file)) make(file, phrase, voice);
  const bytes = readFileSync(file);
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset + 44, bytes.byteOffset + bytes.byteLength));
};

const make = (file: string, phrase: string, voice: Voice): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  const raw = `${file}.flite`;
  execFileSync('flite', ['-voice', voice, '-t', phrase, '-o', raw]);
  const as = ['-r', '16000', '-c', '1', '-b', '16', file, 'norm', '-6', 'pad', '0.3', '0.3'];
  execFileSync('sox', ['-G', '-t', 'wav', raw, ...as]);
};
