// The mixer of Flow's speech: ducks while a person may be speaking, and measures the level for the line.
import { createLoudness } from '#web/audio/loudness.ts';
import { played } from '#web/audio/output.ts';

export type Mix = { context: AudioContext; into: AudioNode; duck: (ducked: boolean) => void; level: () => number };

/** Fast down, slower up. */
const low = { volume: 0.12, down: 0.012, up: 0.06 } as const;

export const createMix = (context: AudioContext): Mix => {
  const gain = context.createGain();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  gain.connect(analyser).connect(played(context));
  const loudness = createLoudness(() => performance.now());
  const samples = new Float32Array(analyser.fftSize);
  return {
    context,
    into: gain,
    duck: (ducked) => {
      const now = context.currentTime;
      gain.gain.cancelScheduledValues(now);
      gain.gain.setTargetAtTime(ducked ? low.volume : 1, now, ducked ? low.down : low.up);
    },
    level: () => {
      analyser.getFloatTimeDomainData(samples);
      return loudness(samples);
    },
  };
};
