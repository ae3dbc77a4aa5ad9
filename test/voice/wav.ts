// Mono 16-bit WAV files of synthesisers and microphones.
import { readFileSync, writeFileSync } from 'node:fs';

export type Sound = { rate: number; samples: Float32Array };

export const readWav = (file: string): Sound => parseWav(readFileSync(file));

export const parseWav = (bytes: Buffer): Sound => {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF') throw new Error('no WAV');
  let rate = 0;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const length = Math.min(bytes.readUInt32LE(at + 4), bytes.length - at - 8);
    if (name === 'fmt ') {
      rate = bytes.readUInt32LE(at + 12);
      if (bytes.readUInt16LE(at + 10) !== 1) throw new Error('more than one channel');
    }
    if (name === 'data') return { rate, samples: samplesOf(bytes.subarray(at + 8, at + 8 + length)) };
    at += 8 + length + (length % 2);
  }
  throw new Error('a WAV without sound');
};

/** 16-bit little-endian samples. */
export const samplesOf = (pcm: Uint8Array): Float32Array => {
  const view = new DataView(pcm.buffer, pcm.byteOffset, pcm.byteLength);
  return Float32Array.from({ length: pcm.byteLength >> 1 }, (_, at) => view.getInt16(at * 2, true) / 32_768);
};

export const writeWav = (file: string, sound: Sound): void => writeFileSync(file, wavOf(sound));

export const wavOf = ({ rate, samples }: Sound): Buffer => {
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(36 + samples.length * 2, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, at) => {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + at * 2);
  });
  return bytes;
};
