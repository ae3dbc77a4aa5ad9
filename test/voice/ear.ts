// Flow's own ear with the network it has in the browser, in Node: as fast as the machine can listen. The clock is the sound's own.

import { shippedDetector } from '#test/support/detector.ts';
import { createEar, type Ear, type EarSettings } from '#web/audio/hearing/ear.ts';
import type { HearingEvent } from '#web/audio/hearing/hearing.ts';
import { rate } from './sound.ts';

export const openEar = (tell: (event: HearingEvent) => void, settings: Partial<EarSettings> = {}): Ear =>
  createEar(shippedDetector(), { endpointing: 'command', speaking: false, pushed: false, ...settings }, tell);

/** What it tells of a stretch of sound, in order; the times are seconds of it. */
export const earOn = (sound: Float32Array, settings: Partial<EarSettings> = {}): HearingEvent[] => {
  const told: HearingEvent[] = [];
  const ear = openEar((event) => told.push(event), settings);
  for (let at = 0; at < sound.length; at += piece) ear.hear(sound.subarray(at, at + piece), at / rate);
  return told;
};

/** What an audio worklet hands over at a time, about. */
const piece = 160;
