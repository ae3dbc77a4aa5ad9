// The magnitudes of 129 frequencies in 256 samples: an FFT with a Hann window of two stretches at once, one as the real and one as the
// imaginary part.

const size = 256;
const hop = 128;
export const frequencies = size / 2 + 1;

/** Reads two stretches from `from` and half a stretch later, and writes their magnitudes in sequence. */
export type Spectra = (samples: Float32Array, from: number, into: Float32Array, to: number) => void;

export const createSpectra = (): Spectra => {
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  return (samples, from, into, to) => {
    for (let at = 0; at < size; at += 1) {
      const place = swapped[at] ?? 0;
      const window = hann[at] ?? 0;
      real[place] = (samples[from + at] ?? 0) * window;
      imaginary[place] = (samples[from + hop + at] ?? 0) * window;
    }
    transform(real, imaginary);
    // The even part belongs to the real stretch, the odd part to the imaginary one.
    for (let at = 0; at < frequencies; at += 1) {
      const mirror = (size - at) % size;
      into[to + at] = half(sumOf(real, at, mirror), differenceOf(imaginary, at, mirror));
      into[to + frequencies + at] = half(sumOf(imaginary, at, mirror), differenceOf(real, at, mirror));
    }
  };
};

const hann = Float64Array.from({ length: size }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / size));

const sumOf = (part: Float64Array, one: number, other: number): number => (part[one] ?? 0) + (part[other] ?? 0);
const differenceOf = (part: Float64Array, one: number, other: number): number => (part[one] ?? 0) - (part[other] ?? 0);
const half = (a: number, b: number): number => Math.sqrt(a * a + b * b) / 2;

/** Bit-reversed positions. */
const swapped = Uint8Array.from({ length: size }, (_, at) => {
  let place = 0;
  for (let bit = 1; bit < size; bit *= 2) place = place * 2 + (at & bit ? 1 : 0);
  return place;
});

const cosines = Float64Array.from({ length: size / 2 }, (_, at) => Math.cos((2 * Math.PI * at) / size));
const sines = Float64Array.from({ length: size / 2 }, (_, at) => -Math.sin((2 * Math.PI * at) / size));

const transform = (real: Float64Array, imaginary: Float64Array): void => {
  for (let half = 1; half < size; half *= 2) {
    const turn = size / (half * 2);
    for (let start = 0; start < size; start += half * 2) {
      for (let at = 0; at < half; at += 1) {
        const even = start + at;
        const odd = even + half;
        const c = cosines[at * turn] ?? 0;
        const s = sines[at * turn] ?? 0;
        const x = real[odd] ?? 0;
        const y = imaginary[odd] ?? 0;
        const tr = c * x - s * y;
        const ti = c * y + s * x;
        const er = real[even] ?? 0;
        const ei = imaginary[even] ?? 0;
        real[odd] = er - tr;
        imaginary[odd] = ei - ti;
        real[even] = er + tr;
        imaginary[even] = ei + ti;
      }
    }
  }
};
