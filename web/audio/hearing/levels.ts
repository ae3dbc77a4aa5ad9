// The levels of a room in the last eight seconds, with percentiles.

export const remembered = 250;
/** Half decibels from -100 to 0. */
const steps = 201;

export type Levels = ReturnType<typeof createLevels>;

export const createLevels = () => {
  const ring = new Uint8Array(remembered);
  const counts = new Uint16Array(steps);
  let total = 0;
  return {
    count: () => Math.min(total, remembered),
    add: (level: number): void => {
      const step = Math.round((Math.max(-100, Math.min(0, level)) + 100) * 2);
      const at = total % remembered;
      const old = ring[at] ?? 0;
      if (total >= remembered) counts[old] = (counts[old] ?? 0) - 1;
      ring[at] = step;
      counts[step] = (counts[step] ?? 0) + 1;
      total += 1;
    },
    percentile: (of: number): number => {
      let left = of * Math.min(total, remembered);
      let step = 0;
      for (; step < steps - 1; step += 1) {
        left -= counts[step] ?? 0;
        if (left < 0) break;
      }
      return step / 2 - 100;
    },
  };
};
