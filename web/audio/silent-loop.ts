// Silence that plays while Flow reads. The keys of headsets and the system's own player reach a page only while a media element
// plays, and for a sound of more than five seconds; what comes out of an AudioContext does not count.

export type SilentLoop = { play: () => void; pause: () => void };

export const createSilentLoop = (): SilentLoop => {
  let element: HTMLAudioElement | null = null;
  let wanted = false;
  const make = (): HTMLAudioElement => {
    const made = new Audio(URL.createObjectURL(new Blob([silence()], { type: 'audio/wav' })));
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

const seconds = 6;
const rate = 8000;

/** A WAV of nothing: 8 bits, mono, whose middle is 128. */
const silence = (): ArrayBuffer => {
  const samples = seconds * rate;
  const bytes = new Uint8Array(44 + samples).fill(128, 44);
  const view = new DataView(bytes.buffer);
  const words = (at: number, text: string): void => bytes.set(new TextEncoder().encode(text), at);
  words(0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  words(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  words(36, 'data');
  view.setUint32(40, samples, true);
  return bytes.buffer;
};
