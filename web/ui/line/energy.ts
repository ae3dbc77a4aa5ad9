export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

const hash = (at: number, seed: number): number => {
  const wave = Math.sin(at * 127.1 + seed * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
};

export const noise = (at: number, seed: number): number => {
  const cell = Math.floor(at);
  const within = at - cell;
  const ease = within * within * (3 - 2 * within);
  return hash(cell, seed) * (1 - ease) + hash(cell + 1, seed) * ease;
};

/** Simulated speech: phrases of a few loops with short pauses. */
export const speech = (loop: number, seed: number): number => {
  const phrase = loop / 8 + seed * 0.37;
  const cell = Math.floor(phrase);
  const within = (phrase - cell) * 8;
  const length = 5.4 + 2.5 * hash(cell, seed);
  const gate = clamp(within, 0, 1) * clamp(length - within, 0, 1);
  return gate * (0.2 + 0.8 * noise(loop + 40, seed + 3) ** 1.6);
};

export const wetZone = 170;

/** The share of energy that the ink at `x` keeps while the voice at `nib` has this level (0 to 1). */
export const wetness = (x: number, nib: number, level: number, scale = 1): number => {
  const age = clamp((nib - x) / (wetZone * scale), 0, 1);
  return age < 1 ? (0.35 + 0.65 * level) * (1 - age) + age : 1;
};

/** Falls to the baseline over the last `length` px before `end`. */
export const fallTo = (x: number, end: number, length: number): number => clamp((end - x) / length, 0, 1);

/** Rises from the baseline over the first `length` px after `start`. */
export const riseFrom = (x: number, start: number, length: number): number => clamp((x - start) / length, 0, 1);

/** The level shown without a measured voice. */
export const restlessLevel = (time: number): number => 0.5 + 0.5 * noise(time * 6, 77);
