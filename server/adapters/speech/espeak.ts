// Speaks with espeak-ng: fast and complete, but robotic.
import { runProgram } from './run-program.ts';
import { atGain, bounds, type Synthesiser, samplesIn } from './synthesiser.ts';

/** Text goes through stdin, because other users of the host can see arguments. */
export const espeak =
  (program: string): Synthesiser =>
  async ({ text, by, speed }, signal) => {
    const { voice, pitch, gain } = voices[by];
    const args = [
      '-v',
      voice,
      '-p',
      String(pitch),
      '-s',
      String(Math.round(wordsPerMinute * speed)),
      '--stdin',
      '--stdout',
    ];
    return atGain(samplesIn(await runProgram({ program, args, input: text, signal, ...bounds })), gain);
  };

const wordsPerMinute = 175;

/** `gain` equalises the loudness with flite. */
const voices = {
  flow: { voice: 'en-us+f3', pitch: 50, gain: 1.16 },
  quote: { voice: 'en-us', pitch: 40, gain: 1.24 },
} as const;
