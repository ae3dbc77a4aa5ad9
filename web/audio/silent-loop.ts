// Silence that plays while Flow reads. The keys of headsets and the system's own player reach a page only while a media element
// plays, and for a sound of more than five seconds; what comes out of an AudioContext does not count.
import { wavOf } from './wav.ts';

export type SilentLoop = { play: () => void; pause: () => void };

export const createSilentLoop = (): SilentLoop => {
  let element: HTMLAudioElement | null = null;
  let wanted = false;
  const make = (): HTMLAudioElement => {
    const made = new Audio(URL.createObjectURL(silence()));
    made.loop = true;
    return made;
  };
  return {
    play: () => {
      wanted = true;
      element ??= make();
      // Before a gesture it may not play: the keys then come with the next sentence.
      if (element.paused) element.play().then(undefined, () => undefined);
    },
    pause: () => {
      wanted = false;
      // Between two sentences it plays on.
      setTimeout(() => {
        if (!wanted) element?.pause();
      }, lingers);
    },
  };
};

const lingers = 1500;

const silence = (): Blob => wavOf(new Float32Array(seconds * 16_000));
const seconds = 6;
