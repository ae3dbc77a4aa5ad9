// A recording as from a browser, or with a wrong header.

export type Header = Partial<{
  kind: number;
  channels: number;
  rate: number;
  bits: number;
  says: number;
  name: string;
}>;

/** `says`: the byte count in the header. */
export const wavOf = (samples: Int16Array | Uint8Array, header: Header = {}): Uint8Array<ArrayBuffer> => {
  const { kind = 1, channels = 1, rate = 16_000, bits = 16, says = samples.byteLength, name = 'RIFF' } = header;
  const head = Buffer.alloc(44);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(kind, 20);
  head.writeUInt16LE(channels, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE((rate * channels * bits) / 8, 28);
  head.writeUInt16LE((channels * bits) / 8, 32);
  head.writeUInt16LE(bits, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(says, 40);
  const body = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
  return Uint8Array.from(Buffer.concat([head, body]));
};
