// Decodes samples: 16 bits, little-endian, mono. Trims the programs' silence around a sentence, which would delay its start and add a
// pause.

/** Samples a second from the content type. Null if unplayable. */
export const rateIn = (contentType: string | null): number | null => {
  const parameters = /^audio\/pcm\s*;(.*)$/i.exec(contentType ?? '')?.[1] ?? '';
  const named = (name: string): number =>
    Number(new RegExp(`(?:^|;)\\s*${name}=(\\d+)\\s*(?:;|$)`, 'i').exec(parameters)?.[1]);
  const rate = named('rate');
  return rate >= 8000 && rate <= 96_000 && named('channels') === 1 ? rate : null;
};

export type Decoder = {
  take: (bytes: Uint8Array) => Float32Array<ArrayBuffer>;
  end: () => Float32Array<ArrayBuffer>;
};

/** −48 dB, below speech. */
const audible = 0.004;
/** Seconds of silence kept before and after. */
const before = 0.008;
const after = 0.04;

export const createDecoder = (rate: number): Decoder => {
  /** Half a sample. */
  let odd: number | null = null;
  let begun = false;
  let held: Float32Array<ArrayBuffer> = new Float32Array();
  return {
    take: (bytes) => {
      const whole = odd === null ? bytes : joined(Uint8Array.of(odd), bytes);
      odd = whole.length % 2 === 1 ? (whole[whole.length - 1] ?? null) : null;
      const samples = floats(whole);
      const last = samples.findLastIndex((sample) => Math.abs(sample) >= audible);
      const waiting = join(held, samples);
      if (last < 0) {
        held = begun ? waiting : waiting.slice(-Math.ceil(before * rate));
        return new Float32Array();
      }
      const to = held.length + last + 1;
      held = waiting.slice(to);
      const first = begun ? 0 : waiting.findIndex((sample) => Math.abs(sample) >= audible) - Math.ceil(before * rate);
      begun = true;
      return waiting.slice(Math.max(0, first), to);
    },
    end: () => (begun ? held.slice(0, Math.ceil(after * rate)) : new Float32Array()),
  };
};

const floats = (bytes: Uint8Array): Float32Array<ArrayBuffer> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const samples = new Float32Array(bytes.length >> 1);
  for (let at = 0; at < samples.length; at += 1) samples[at] = view.getInt16(at * 2, true) / 32_768;
  return samples;
};

const joined = (one: Uint8Array, other: Uint8Array): Uint8Array => {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
};

const join = (one: Float32Array<ArrayBuffer>, other: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> => {
  if (one.length === 0) return other;
  const both = new Float32Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
};
