// Voices that nobody tuned Flow for: festival's, espeak-ng's accents, and English words in a German mouth. Kept by text, as making them takes long.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { cutClose, peak, rate, scaled } from '#test/voice/sound.ts';
import { readWav, writeWav } from '#test/voice/wav.ts';

const festival = {
  kal: 'kal_diphone',
  ked: 'ked_diphone',
  'slt-hts': 'cmu_us_slt_arctic_hts',
} as const;

const accents = {
  american: 'en-us',
  british: 'en-gb',
  received: 'en-gb-x-rp',
  scottish: 'en-gb-scotland',
  caribbean: 'en-029',
} as const;

export const voices = [
  'kal',
  'ked',
  'slt-hts',
  'american',
  'british',
  'received',
  'scottish',
  'caribbean',
  'german',
] as const;
export type Voice = (typeof voices)[number];

export const voicePrograms = ['text2wave', 'espeak-ng', 'sox'] as const;

const folder = path.join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'flow', 'voices');

/** 16 kHz, peak at −6 dB, without silence around it. `speed` keeps the pitch. */
export const spokenBy = (voice: Voice, words: string, speed: number): Float32Array => {
  const name = createHash('sha256').update(`1 ${voice} ${speed} ${words}`).digest('hex').slice(0, 24);
  const kept = path.join(folder, `${name}.wav`);
  if (!existsSync(kept)) {
    mkdirSync(folder, { recursive: true });
    const sound = atSpeed(voice, words, speed);
    const own = `${kept}.${process.pid}`;
    writeWav(own, { rate, samples: scaled(cutClose(sound), 0.5 / Math.max(peak(sound), 1e-6)) });
    renameSync(own, kept);
  }
  return readWav(kept).samples;
};

const atSpeed = (voice: Voice, words: string, speed: number): Float32Array => {
  const [raw, done] = ['raw', 'done'].map((step) => path.join(folder, `${step}-${process.pid}.wav`));
  if (raw === undefined || done === undefined) throw new Error('no file to speak into');
  say(voice, words, raw);
  run('sox', ['-G', raw, '-r', String(rate), '-c', '1', '-b', '16', done, 'tempo', '-s', String(speed)]);
  const { samples } = readWav(done);
  for (const file of [raw, done]) rmSync(file);
  return samples;
};

const say = (voice: Voice, words: string, file: string): void => {
  if (isFestival(voice)) run('text2wave', ['-eval', `(voice_${festival[voice]})`, '-o', file], words);
  else if (voice === 'german') run('espeak-ng', ['-v', 'de', '-w', file, `[[${inGermanSounds(words)}]]`]);
  else run('espeak-ng', ['-v', accents[voice], '-w', file, words]);
};

/** The sounds of English that German lacks, and those that Germans say for them. */
const germanFor: readonly (readonly [RegExp, string])[] = [
  [/T/g, 's'],
  [/D/g, 'd'],
  [/w/g, 'v'],
  [/V/g, 'a'],
  [/0/g, 'O'],
];

const inGermanSounds = (words: string): string =>
  germanFor.reduce(
    (sounds, [english, german]) => sounds.replace(english, german),
    run('espeak-ng', ['-q', '-v', 'en-gb', '-x', words]).trim(),
  );

const run = (program: string, args: readonly string[], input = ''): string => {
  const { status, stdout, stderr } = spawnSync(program, args, { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  return stdout;
};

const isFestival = (voice: Voice): voice is keyof typeof festival => voice in festival;
