// Selects one of a microphone's two sounds. Echo cancellation also removes the start of speech over Flow, so in a room without echo the
// unprocessed sound is better.
import type { AudioBlock } from './messages.ts';
import { createResampler } from './resample.ts';
import { createRoomEcho, type Instant } from './room-echo.ts';
import { frameMs } from './turn.ts';

export type TwoSounds = {
  /** At 16 kHz, with the first sample's time. */
  push: (chunk: AudioBlock) => { samples: Float32Array; at: number };
  /** Flow heard itself in the selected sound. */
  echoed: () => void;
  /** Other devices invalidate the measurement. */
  anew: () => void;
};

/** `onEcho`: certain echo, so the second sound is useless. */
export const createTwoSounds = (rate: number, onEcho: () => void): TwoSounds => {
  const [cancelled, plain] = [createResampler(rate), createResampler(rate)];
  const echo = createRoomEcho();
  const frame = createFrames(rate, echo.hear);
  let [hadBoth, hasReported] = [false, false];
  return {
    echoed: echo.wasHeard,
    anew: echo.forget,
    push: (chunk) => {
      const at = chunk.at - cancelled.lag;
      if (chunk.plain !== null) frame(chunk, chunk.plain);
      else if (hadBoth) echo.forget();
      hadBoth = chunk.plain !== null;
      if (echo.isSure() && !hasReported) onEcho();
      hasReported = echo.isSure();
      const [one, other] = [cancelled.push(chunk.samples), plain.push(chunk.plain ?? chunk.samples)];
      return { at, samples: echo.isNone() ? other : one };
    },
  };
};

/** Cuts blocks into frames and reports their levels. */
const createFrames = (rate: number, tell: (instant: Instant) => void) => {
  const length = (rate * frameMs) / 1000;
  let sum = { flow: 0, heard: 0, cancelled: 0, samples: 0 };
  return ({ flow, samples }: AudioBlock, plain: Float32Array): void => {
    sum.flow += flow;
    sum.heard += energyOf(plain);
    sum.cancelled += energyOf(samples);
    sum.samples += samples.length;
    if (sum.samples < length) return;
    const level = (energy: number): number => 10 * Math.log10(energy / sum.samples + 1e-10);
    tell({ flow: level(sum.flow), heard: level(sum.heard), cancelled: level(sum.cancelled) });
    sum = { flow: 0, heard: 0, cancelled: 0, samples: 0 };
  };
};

const energyOf = (sound: Float32Array): number => {
  let sum = 0;
  for (const sample of sound) sum += sample * sample;
  return sum;
};
