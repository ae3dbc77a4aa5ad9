// Reading speed: 0.75 to 2, in steps of 0.25. Voice can set any value between.

const slowest = 0.75;
const fastest = 2;

export const speeds = [slowest, 1, 1.25, 1.5, 1.75, fastest] as const;

export const stepSpeed = (speed: number, by: 1 | -1): number =>
  by === 1 ? (speeds.find((step) => step > speed) ?? fastest) : (speeds.findLast((step) => step < speed) ?? slowest);

export const turnSpeed = (speed: number): number => (speed >= fastest ? slowest : stepSpeed(speed, 1));

export const speedLabel = (speed: number): string => `${Number(speed.toFixed(2))}×`;
