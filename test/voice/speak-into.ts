// A person who speaks when the test asks: their voice joins the silence of Chromium's microphone, so no test depends on a moment in a file.
import type { BrowserContext, Page } from '@playwright/test';
import { rate } from './sound.ts';

/** Call before the page loads. */
export const hearPeople = async (context: BrowserContext): Promise<void> => void (await context.addInitScript(join));

/** Needs an open microphone. Resolves when the sound is over. */
export const speakInto = (page: Page, sound: Float32Array): Promise<void> =>
  page.evaluate(
    ({ samples, hertz }) => {
      const { context, people }: { context: AudioContext; people: AudioNode } = Object(window).room;
      const buffer = context.createBuffer(1, samples.length, hertz);
      buffer.copyToChannel(Float32Array.from(samples), 0);
      const voice = new AudioBufferSourceNode(context, { buffer });
      voice.connect(people);
      return new Promise<void>((over) => {
        voice.onended = () => over();
        voice.start();
      });
    },
    { samples: Array.from(sound, (sample) => Number(sample.toFixed(5))), hertz: rate },
  );

/** In the page. */
const join = (): void => {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  // Blank pages have no devices.
  if (devices === undefined) return;
  const ask = devices.getUserMedia.bind(devices);
  devices.getUserMedia = async (wanted) => {
    const silence = await ask(wanted);
    const context = new AudioContext();
    const room = context.createMediaStreamDestination();
    const people = context.createGain();
    context.createMediaStreamSource(silence).connect(room);
    people.connect(room);
    Object.assign(window, { room: { context, people } });
    return room.stream;
  };
};
