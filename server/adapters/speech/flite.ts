// Speaks with flite, whose two human voices sound better than espeak-ng.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runProgram } from './run-program.ts';
import { atGain, bounds, type Synthesiser, samplesIn } from './synthesiser.ts';
import { inScratch } from './temporary-folder.ts';

/** flite writes files only, and reads stdin as '-'. */
export const flite =
  (program: string): Synthesiser =>
  ({ text, by, speed }, signal) =>
    inScratch(async (folder) => {
      const file = path.join(folder, 'said.wav');
      const { voice, gain } = voices[by];
      const args = ['-voice', voice, '--setf', `duration_stretch=${(1 / speed).toFixed(3)}`, '-f', '-', '-o', file];
      await runProgram({ program, args, input: text, signal, ...bounds });
      return atGain(samplesIn(await readFile(file)), gain);
    });

/** `gain` equalises the loudness to -19 dB. */
const voices = { flow: { voice: 'slt', gain: 0.58 }, quote: { voice: 'rms', gain: 1.14 } } as const;
