// Plays silence while Flow reads. Media keys reach a page only while a media element of more than five seconds plays. An AudioContext does
// not count.
import { wavOf } from './wav.ts';

export type SilentLoop = { play: () => void; pause: () => void };

export const createSilentLoop = (): SilentLoop => {
  let element: HTMLAudioElement | null = null;
  let isRequested = false;
  const make = (): HTMLAudioElement => {
    const made = new Audio(URL.createObjectURL(silence()));
    made.loop = true;
    return made;
  };
  return {
    play: () => {
      isRequested = true;
      element ??= make();
      // Before a gesture it cannot play, so the keys come with the next sentence.
      if (element.paused) element.play().then(undefined, () => undefined);
    },
    pause: () => {
      isRequested = false;
      // It continues between sentences.
      setTimeout(() => {
        if (!isRequested) element?.pause();
      }, lingers);
    },
  };
};

const lingers = 1500;

const silence = (): Blob => wavOf(new Float32Array(seconds * 16_000));
const seconds = 6;
