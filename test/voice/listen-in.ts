// Records a sound server's output, with the time of each sample.
import { spawn } from 'node:child_process';
import { decibels, joined, rate, rms } from './sound.ts';
import { samplesOf } from './wav.ts';

export type Listener = {
  /** All sound between two times of performance.now(), at 16 kHz. */
  between: (from: number, to?: number) => Float32Array;
  /** The first time with sound after this. Null if there is none yet. */
  soundAfter: (from: number) => number | null;
  /** The start of the current silence. Null during sound. */
  silentSince: () => number | null;
  stop: () => void;
};

/** `at`: time of the last sample. */
type Heard = { at: number; samples: Float32Array; loud: boolean };

/** Below this is silence: an idle loudspeaker gives true zeros. */
const floor = -60;

export const listenIn = (source: string, env: NodeJS.ProcessEnv): Listener => {
  const words = [`--device=${source}`, `--rate=${rate}`, '--channels=1', '--format=s16le', '--latency-msec=20'];
  const child = spawn('parec', words, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const heard: Heard[] = [];
  let odd = Buffer.alloc(0);
  child.stdout.on('data', (bytes: Buffer) => {
    const whole = Buffer.concat([odd, bytes]);
    odd = whole.subarray(whole.length - (whole.length % 2));
    const samples = samplesOf(whole.subarray(0, whole.length - odd.length));
    heard.push({ at: performance.now(), samples, loud: decibels(rms(samples)) > floor });
  });
  return {
    between: (from, to = Number.POSITIVE_INFINITY) =>
      joined(...heard.filter(({ at }) => at > from && at <= to).map(({ samples }) => samples)),
    soundAfter: (from) => heard.find(({ at, loud }) => loud && at > from)?.at ?? null,
    silentSince: () => {
      const last = heard.findLast(({ loud }) => loud);
      if (last === undefined) return heard[0]?.at ?? 0;
      return last === heard.at(-1) ? null : last.at;
    },
    stop: () => void child.kill(),
  };
};
