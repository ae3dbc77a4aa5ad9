// The conditions in which the voices speak: speeds, two rooms, and noise.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { randomOf } from '#test/chaos/random.ts';
import { noise } from '#test/voice/noise.ts';
import { atSpeechLevel, joined, over, rate, silence } from '#test/voice/sound.ts';
import { readWav, writeWav } from '#test/voice/wav.ts';
import { spokenBy, type Voice } from './voices.ts';

export const conditions = ['plain', 'slow', 'fast', 'office', 'kitchen', 'noise'] as const;
export type Condition = (typeof conditions)[number];

const speeds: Record<Condition, number> = { plain: 1, slow: 0.8, fast: 1.3, office: 1, kitchen: 1, noise: 1 };

/** sox: reverberance, high-frequency damping, room scale, stereo depth, pre-delay in ms, and the gain of the echo in dB. */
const rooms: Partial<Record<Condition, readonly string[]>> = {
  office: ['25', '60', '30', '0', '5', '-6'],
  kitchen: ['50', '30', '60', '0', '10', '-3'],
};

/** The loudness of speech at a desk, in dBFS. */
const speechLevel = -26;
const noiseBelow = 15;
/** Seconds of the room before and after the words. */
const before = 1.5;
const after = 1.2;

/** The samples at the microphone. The same words give the same samples. */
export const soundOf = (voice: Voice, words: string, condition: Condition): Float32Array => {
  const speech = atSpeechLevel(spokenBy(voice, words, speeds[condition]), speechLevel);
  const room = rooms[condition];
  const whole = joined(silence(before), room === undefined ? speech : reverberant(speech, room), silence(after));
  if (condition !== 'noise') return whole;
  return over(noise('pink', whole.length / rate, speechLevel - noiseBelow, randomOf(words.length)), whole);
};

const reverberant = (speech: Float32Array, room: readonly string[]): Float32Array => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-room-'));
  const [dry, wet] = [path.join(folder, 'dry.wav'), path.join(folder, 'wet.wav')];
  writeWav(dry, { rate, samples: joined(speech, silence(tail)) });
  execFileSync('sox', ['-G', dry, '-c', '1', '-b', '16', wet, 'reverb', ...room]);
  const { samples } = readWav(wet);
  rmSync(folder, { recursive: true });
  return atSpeechLevel(samples, speechLevel);
};

/** Seconds for the echo to fade. */
const tail = 0.5;
