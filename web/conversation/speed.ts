// How fast Flow reads: 0.75 to 2 times, in steps of 15 per cent.

export const speeds = [0.75, 0.87, 1, 1.15, 1.32, 1.52, 1.75, 2] as const;

/** One step faster or slower than `speed`, never beyond either end. */
export const stepSpeed = (speed: number, by: 1 | -1): number => {
  const at = nearest(speed);
  return speeds[Math.min(speeds.length - 1, Math.max(0, at + by))] ?? 1;
};

/** One step faster, and from the fastest round to the slowest: what one button does. */
export const turnSpeed = (speed: number): number => speeds[(nearest(speed) + 1) % speeds.length] ?? 1;

/** `1.15×`, as it stands on the button. */
export const speedLabel = (speed: number): string => `${Number(speed.toFixed(2))}×`;

const nearest = (speed: number): number =>
  speeds.reduce((best, candidate, at) => (Math.abs(candidate - speed) < gap(best, speed) ? at : best), 0);

const gap = (at: number, speed: number): number => Math.abs((speeds[at] ?? 1) - speed);
