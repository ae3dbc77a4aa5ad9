// WAV files that every recogniser and browser reads: 16 bit, mono, 16 kHz.

const rate = 16_000;
const head = 44;

export const wavOf = (samples: Float32Array): Blob => {
  const bytes = new DataView(new ArrayBuffer(head + samples.length * 2));
  const text = (at: number, word: string): void => {
    for (let letter = 0; letter < word.length; letter += 1) bytes.setUint8(at + letter, word.charCodeAt(letter));
  };
  text(0, 'RIFF');
  bytes.setUint32(4, head - 8 + samples.length * 2, true);
  text(8, 'WAVEfmt ');
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, rate, true);
  bytes.setUint32(28, rate * 2, true);
  bytes.setUint16(32, 2, true);
  bytes.setUint16(34, 16, true);
  text(36, 'data');
  bytes.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, at) => {
    bytes.setInt16(head + at * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true);
  });
  return new Blob([bytes.buffer], { type: 'audio/wav' });
};
