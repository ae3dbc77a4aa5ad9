// Test speech by flite's recorded voices, trimmed, at one level, cached by text.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cutClose, peak, rate, scaled } from './sound.ts';
import { readWav, writeWav } from './wav.ts';

/** Two men and a woman: two Americans and a Scot. */
export const speakers = ['rms', 'slt', 'awb'] as const;
export type Speaker = (typeof speakers)[number];

const folder = path.join(os.tmpdir(), 'flow-spoken-phrases');

/** 16 kHz, peak at −6 dB, without silence around it. */
export const spoken = (words: string, speaker: Speaker): Float32Array => {
  const name = createHash('sha256').update(`1 ${speaker} ${words}`).digest('hex').slice(0, 24);
  const kept = path.join(folder, `${name}.wav`);
  if (!existsSync(kept)) {
    mkdirSync(folder, { recursive: true });
    const sound = say(words, speaker);
    // Another process may write the same file, so rename it when complete.
    const own = `${kept}.${process.pid}`;
    writeWav(own, { rate, samples: scaled(cutClose(sound), 0.5 / Math.max(peak(sound), 1e-6)) });
    renameSync(own, kept);
  }
  return readWav(kept).samples;
};

const say = (words: string, speaker: Speaker): Float32Array => {
  const raw = path.join(folder, `raw-${process.pid}.wav`);
  const { status, stderr } = spawnSync('flite', ['-voice', speaker, '-t', words, '-o', raw], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`flite did not say '${words}': ${stderr}`);
  const sound = readWav(raw);
  rmSync(raw);
  if (sound.rate !== rate) throw new Error(`${speaker} speaks at ${sound.rate} Hz`);
  return sound.samples;
};
