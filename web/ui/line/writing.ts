export const writingSpeed = 70;

/** Beyond this share of the width the page scrolls under the pen. */
export const pageTurn = 0.92;

export type Writing = {
  /** The pen has moved `length` px, and the voice has this level, 0 to 1. */
  draw: (length: number, level: number) => void;
  /** 0 to 1 at this distance from the start, in px. */
  energyAt: (length: number) => number;
};

/** `loop`: the length of one, in px. */
export const createWriting = (loop: number): Writing => {
  const energies: number[] = [];
  const indexOf = (length: number): number => Math.max(0, Math.floor(length / loop));
  return {
    draw: (length, level) => {
      const index = indexOf(length);
      // After a late frame, the skipped loops get the same level.
      for (let missed = energies.length; missed < index; missed += 1) energies[missed] = level;
      energies[index] = Math.max(energies[index] ?? 0, level);
    },
    energyAt: (length) => energies[indexOf(length)] ?? 0,
  };
};
