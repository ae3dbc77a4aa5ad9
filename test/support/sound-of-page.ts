// Measures a page's audio output in the page itself, on its own clock.
import type { Page } from '@playwright/test';
import * as z from 'zod';

const Sound = z.object({
  /** Loudness every few milliseconds: times in ms of `performance.now()`, and the peak around. */
  moments: z.array(z.object({ at: z.number(), peak: z.number() })),
  /** When prepared samples start to play. */
  starts: z.array(z.number()),
  tones: z.array(z.number()),
});
export type Sound = z.infer<typeof Sound>;

/** Call it before any sound. */
export const noteSound = (page: Page): Promise<void> => page.evaluate(measure);

/** Sound since a time. */
export const soundOf = async (page: Page, since = 0): Promise<Sound> => {
  const { moments, starts, tones } = Sound.parse(await page.evaluate(() => Object(window).sound));
  const later = (at: number): boolean => at > since;
  return { moments: moments.filter(({ at }) => later(at)), starts: starts.filter(later), tones: tones.filter(later) };
};

/** The page's time. */
export const nowIn = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** When it was last audible. */
export const lastSound = async (page: Page): Promise<number> =>
  (await soundOf(page)).moments.findLast(({ peak }) => peak >= audible)?.at ?? 0;

/** A lower peak is silence. */
const audible = 0.004;

const measure = (): void => {
  const moments: { at: number; peak: number }[] = [];
  const starts: number[] = [];
  const tones: number[] = [];
  Object.assign(window, { sound: { moments, starts, tones } });
  const meters = new WeakMap<BaseAudioContext, AnalyserNode>();
  const meterOf = (context: BaseAudioContext): AnalyserNode => {
    const meter = context.createAnalyser();
    meter.fftSize = 1024;
    const samples = new Float32Array(meter.fftSize);
    setInterval(() => {
      meter.getFloatTimeDomainData(samples);
      moments.push({
        at: performance.now(),
        peak: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
      });
    }, 10);
    return meter;
  };
  const connect = new Proxy(AudioNode.prototype.connect, {
    apply: (original, node: AudioNode, to: unknown[]) => {
      if (to[0] instanceof AudioDestinationNode) {
        const meter = meters.get(node.context) ?? meterOf(node.context);
        meters.set(node.context, meter);
        Reflect.apply(original, node, [meter]);
      }
      return Reflect.apply(original, node, to);
    },
  });
  const start = new Proxy(AudioBufferSourceNode.prototype.start, {
    apply: (original, node: AudioBufferSourceNode, at: unknown[]) => {
      starts.push(performance.now() + Math.max(0, Number(at[0] ?? 0) - node.context.currentTime) * 1000);
      return Reflect.apply(original, node, at);
    },
  });
  const sound = new Proxy(OscillatorNode.prototype.start, {
    apply: (original, node: OscillatorNode, at: unknown[]) => {
      tones.push(performance.now());
      return Reflect.apply(original, node, at);
    },
  });
  Reflect.set(OscillatorNode.prototype, 'start', sound);
  Reflect.set(AudioNode.prototype, 'connect', connect);
  Reflect.set(AudioBufferSourceNode.prototype, 'start', start);
};
