// Writes samples as a WAV file: 16 kHz, mono, 16 bits.
import { sampleRate } from '#domain/speech.ts';

export const wavOf = (samples: Int16Array): Uint8Array<ArrayBuffer> => {
  const wav = Buffer.alloc(44 + samples.byteLength);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(36 + samples.byteLength, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(sampleRate, 24);
  wav.writeUInt32LE(2 * sampleRate, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(samples.byteLength, 40);
  wav.set(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength), 44);
  return Uint8Array.from(wav);
};
