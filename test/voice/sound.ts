export const rate = 16_000;

export const silence = (seconds: number): Float32Array => new Float32Array(Math.round(seconds * rate));

export const joined = (...parts: readonly Float32Array[]): Float32Array => {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** Mixes `sound` over `ground` from this position. The result is as long as `ground`. */
export const over = (ground: Float32Array, sound: Float32Array, from = 0): Float32Array => {
  const whole = Float32Array.from(ground);
  const start = Math.round(from * rate);
  for (let at = 0; at < sound.length && start + at < whole.length; at += 1)
    whole[start + at] = (whole[start + at] ?? 0) + (sound[at] ?? 0);
  return whole;
};

export const scaled = (sound: Float32Array, by: number): Float32Array => sound.map((sample) => sample * by);

export const rms = (sound: Float32Array): number => {
  let sum = 0;
  for (const sample of sound) sum += sample * sample;
  return sound.length === 0 ? 0 : Math.sqrt(sum / sound.length);
};

export const decibels = (level: number): number => 20 * Math.log10(Math.max(level, 1e-9));

/** Scales to this overall level in dBFS. */
export const atLevel = (sound: Float32Array, dbfs: number): Float32Array =>
  scaled(sound, 10 ** (dbfs / 20) / Math.max(rms(sound), 1e-9));

/** Scales speech so that its loud parts, not its pauses, have this level. */
export const atSpeechLevel = (sound: Float32Array, dbfs: number): Float32Array => {
  const frames = Array.from({ length: Math.floor(sound.length / 320) }, (_, at) =>
    rms(sound.subarray(at * 320, at * 320 + 320)),
  );
  const loud = frames.toSorted((a, b) => b - a).slice(0, Math.max(1, Math.ceil(frames.length * 0.5)));
  const active = Math.sqrt(loud.reduce((sum, level) => sum + level * level, 0) / loud.length);
  return scaled(sound, 10 ** (dbfs / 20) / Math.max(active, 1e-9));
};

export const peak = (sound: Float32Array): number =>
  sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** Trims silence below this share of the peak. */
export const cutClose = (sound: Float32Array, share = 0.01): Float32Array => {
  const floor = peak(sound) * share;
  const first = sound.findIndex((sample) => Math.abs(sample) > floor);
  const last = sound.findLastIndex((sample) => Math.abs(sample) > floor);
  return first < 0 ? new Float32Array() : sound.slice(first, last + 1);
};
