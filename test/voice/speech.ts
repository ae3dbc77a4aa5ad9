// Speech for tests: phrases said by the human-derived voices of flite, cut close, at one level, kept by what they say.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cutClose, peak, rate, scaled } from './sound.ts';
import { readWav, writeWav } from './wav.ts';

/** Two men and a woman: one American each, and one Scot. */
export const speakers = ['rms', 'slt', 'awb'] as const;
export type Speaker = (typeof speakers)[number];

const folder = path.join(os.tmpdir(), 'flow-spoken-phrases');

/** 16 kHz, its peak at −6 dB, with no silence before or after it. */
export const spoken = (words: string, speaker: Speaker): Float32Array => {
  const name = createHash('sha256').update(`1 ${speaker} ${words}`).digest('hex').slice(0, 24);
  const kept = path.join(folder, `${name}.wav`);
  if (!existsSync(kept)) {
    mkdirSync(folder, { recursive: true });
    const sound = say(words, speaker);
    // Others may say the same at this moment: a file is there whole or not at all.
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
