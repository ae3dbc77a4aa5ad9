// What a live voice writes: loop after loop ahead of the nib, each as tall as the voice was while the pen drew it.

/** Pixels a second. */
export const writingSpeed = 70;

/** The pen goes no further than this share of the width; then the page moves on under it. */
export const pageTurn = 0.92;

export type Writing = {
  /** The pen is `length` px from where it began, and the voice has this level, 0 to 1. */
  draw: (length: number, level: number) => void;
  /** 0 to 1 at so many px from where it began. */
  energyAt: (length: number) => number;
};

/** `loop`: the length of one, in px. */
export const createWriting = (loop: number): Writing => {
  const energies: number[] = [];
  const indexOf = (length: number): number => Math.max(0, Math.floor(length / loop));
  return {
    draw: (length, level) => {
      const index = indexOf(length);
      // A frame may come late: the loops it jumped over were drawn by the same voice.
      for (let missed = energies.length; missed < index; missed += 1) energies[missed] = level;
      energies[index] = Math.max(energies[index] ?? 0, level);
    },
    energyAt: (length) => energies[indexOf(length)] ?? 0,
  };
};
