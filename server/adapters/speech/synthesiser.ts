// The interface of a synthesiser: text in, samples of equal loudness out.
import type { Speaking } from '#server/ports.ts';

export type Samples = { rate: number; bytes: Buffer };

export type Synthesiser = (speaking: Speaking, signal: AbortSignal) => Promise<Samples>;

/** Milliseconds for a sentence that takes tens of them, and bytes for the longest. */
export const bounds = { timeout: 5000, most: 8_000_000 };

/** The samples of a WAV file. Its header may not know their number. */
export const samplesIn = (wav: Buffer): Samples => {
  if (
    wav.byteLength < headerBytes ||
    wav.toString('latin1', 0, 4) !== 'RIFF' ||
    wav.toString('latin1', 36, 40) !== 'data'
  )
    throw new Error('a synthesiser wrote no sound');
  const bytes = wav.subarray(headerBytes);
  return { rate: wav.readUInt32LE(24), bytes: bytes.subarray(0, bytes.byteLength - (bytes.byteLength % 2)) };
};

const headerBytes = 44;

/** Changes the loudness. Compresses peaks instead of clipping them. */
export const atGain = ({ rate, bytes }: Samples, gain: number): Samples => {
  for (let at = 0; at < bytes.byteLength; at += 2) bytes.writeInt16LE(bent(bytes.readInt16LE(at) * gain), at);
  return { rate, bytes };
};

const straightTo = 26_000;
const room = 32_767 - straightTo;

const bent = (sample: number): number => {
  const size = Math.abs(sample);
  return Math.round(
    size <= straightTo ? sample : Math.sign(sample) * (straightTo + room * Math.tanh((size - straightTo) / room)),
  );
};
