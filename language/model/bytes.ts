// Numbers as a row of bytes, closely packed: seven bits a byte, and hashes, which stand in order, as the steps between them.

export type Reader = ReturnType<typeof readerOf>;

export const readerOf = (bytes: Uint8Array) => {
  let at = 0;
  const raw = (count: number) => bytes.subarray(at, (at += count));
  const number = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      if (byte === undefined) throw new RangeError('The weights end too soon.');
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const hashes = (count: number): Int32Array => {
    const all = new Int32Array(count);
    let hash = 0;
    for (let which = 0; which < count; which += 1) all[which] = hash += number();
    return all;
  };
  const groups = (count: number): Uint16Array => {
    const all = new Uint16Array(count);
    for (let which = 0; which < count; which += 1) all[which] = number();
    return all;
  };
  return { raw, number, hashes, groups, text: (count: number) => String.fromCharCode(...raw(count)) };
};

/** The counterpart of `text`: a length, then one byte for each character. */
export const pushText = (bytes: number[], text: string) => {
  pushNumber(bytes, text.length);
  for (let at = 0; at < text.length; at += 1) bytes.push(text.charCodeAt(at));
};

export const pushNumber = (bytes: number[], value: number) => {
  let rest = value;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  bytes.push(rest);
};

export const pushHashes = (bytes: number[], hashes: Int32Array) => {
  let before = 0;
  for (const hash of hashes) {
    pushNumber(bytes, hash - before);
    before = hash;
  }
};
