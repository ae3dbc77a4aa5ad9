// How fast Flow reads: 0.75 to 2 times, in steps of a quarter. Any speed between them can be asked for in words.

const slowest = 0.75;
const fastest = 2;

export const speeds = [slowest, 1, 1.25, 1.5, 1.75, fastest] as const;

/** The next step above or below `speed`, never beyond either end. */
export const stepSpeed = (speed: number, by: 1 | -1): number =>
  by === 1 ? (speeds.find((step) => step > speed) ?? fastest) : (speeds.findLast((step) => step < speed) ?? slowest);

/** One step faster, and from the fastest round to the slowest: what one button does. */
export const turnSpeed = (speed: number): number => (speed >= fastest ? slowest : stepSpeed(speed, 1));

/** `1.25×`, as it stands on the button. */
export const speedLabel = (speed: number): string => `${Number(speed.toFixed(2))}×`;
