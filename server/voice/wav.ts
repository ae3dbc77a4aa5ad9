// Takes a recording apart, strictly: only what the recogniser understands, and only as long as it says it is.
import { Problem } from '#domain/problem.ts';
import { largestAudioBytes, longestAudioSeconds, sampleRate } from '#domain/speech.ts';

/** The samples of a WAV of 16 kHz, one channel and 16 bits. Throws `Problem`s. */
export const samplesOf = (file: Uint8Array): Int16Array => {
  if (file.byteLength > largestAudioBytes) throw new Problem('speech.too-large');
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (tag(bytes, 0) !== 'RIFF' || tag(bytes, 8) !== 'WAVE') throw new Problem('speech.other-format');
  const chunks = chunksOf(bytes);
  checkFormat(chunks.get('fmt '));
  const data = chunks.get('data');
  if (data === undefined || data.byteLength % 2 !== 0) throw new Problem('speech.cut-short');
  if (data.byteLength / 2 > longestAudioSeconds * sampleRate) throw new Problem('speech.too-long');
  return Int16Array.from({ length: data.byteLength / 2 }, (_, at) => data.readInt16LE(2 * at));
};

const tag = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, at + 4);

/** By name, the first of each; a chunk that would end beyond the file makes it a lie. */
const chunksOf = (bytes: Buffer): Map<string, Buffer> => {
  const chunks = new Map<string, Buffer>();
  let at = 12;
  while (at + 8 <= bytes.byteLength) {
    const end = at + 8 + bytes.readUInt32LE(at + 4);
    if (end > bytes.byteLength) throw new Problem('speech.cut-short');
    const name = tag(bytes, at);
    if (!chunks.has(name)) chunks.set(name, bytes.subarray(at + 8, end));
    // Chunks begin at even places.
    at = end + (end % 2);
  }
  return chunks;
};

const pcm = 1;

const checkFormat = (format: Buffer | undefined): void => {
  const [kind, channels, rate, bits] =
    format === undefined || format.byteLength < 16
      ? []
      : [format.readUInt16LE(0), format.readUInt16LE(2), format.readUInt32LE(4), format.readUInt16LE(14)];
  if (kind !== pcm || channels !== 1 || rate !== sampleRate || bits !== 16) throw new Problem('speech.other-format');
};
