// Flow's VAD with the browser's network, in Node, on the audio clock, as fast as the machine can.

import { shippedDetector } from '#test/support/detector.ts';
import type { HearingEvent } from '#web/audio/hearing/hearing.ts';
import { createVad, type Vad, type VadSettings } from '#web/audio/hearing/vad.ts';
import { rate } from './sound.ts';

export const openVad = (tell: (event: HearingEvent) => void, settings: Partial<VadSettings> = {}): Vad =>
  createVad(shippedDetector(), { endpointing: 'command', speaking: false, pushed: false, ...settings }, tell);

/** Its events, in order. Times are in seconds of the sound. */
export const vadOn = (sound: Float32Array, settings: Partial<VadSettings> = {}): HearingEvent[] => {
  const events: HearingEvent[] = [];
  const vad = openVad((event) => events.push(event), settings);
  for (let at = 0; at < sound.length; at += chunk) vad.hear(sound.subarray(at, at + chunk), at / rate);
  return events;
};

/** About the size of a worklet's buffer. */
const chunk = 160;
