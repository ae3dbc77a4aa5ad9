// Parses a WAV file strictly.
import { Problem } from '#domain/problem.ts';
import { largestAudioBytes, longestAudioSeconds, sampleRate } from '#domain/speech.ts';

/** 16 kHz, mono, 16 bits. Throws `Problem`s. */
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

/** The first chunk of each name. A chunk beyond the file is invalid. */
const chunksOf = (bytes: Buffer): Map<string, Buffer> => {
  const chunks = new Map<string, Buffer>();
  let at = 12;
  while (at + 8 <= bytes.byteLength) {
    const end = at + 8 + bytes.readUInt32LE(at + 4);
    if (end > bytes.byteLength) throw new Problem('speech.cut-short');
    const name = tag(bytes, at);
    if (!chunks.has(name)) chunks.set(name, bytes.subarray(at + 8, end));
    // Chunks are word-aligned.
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
