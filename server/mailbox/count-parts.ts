// Counts MIME parts before parsing, because ten thousand parts would block the parser.

/** Counts lines that start a part, by any declared boundary. Stops at `most`. */
export const countParts = (raw: Uint8Array, most: number): number => {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const boundaries = boundariesIn(bytes, most);
  let parts = 0;
  for (let at = bytes.indexOf(mark); at >= 0 && parts < most; at = bytes.indexOf(mark, at)) {
    const from = at + mark.length;
    const line = bytes.subarray(from, from + longestBoundary).toString('latin1');
    const end = line.search(/[\r\n]/);
    if (boundaries.has((end < 0 ? line : line.slice(0, end)).trimEnd())) parts += 1;
    at = from;
  }
  return parts;
};

const mark = '\n--';
/** RFC 2046 allows 70 characters. */
const longestBoundary = 200;

const boundariesIn = (bytes: Buffer, most: number): ReadonlySet<string> => {
  const parts = new Set<string>();
  for (let at = find(bytes, 0); at >= 0 && parts.size <= most; at = find(bytes, at + 1)) {
    const text = bytes.subarray(at, at + 2 * longestBoundary).toString('latin1');
    const [, quoted, bare] = /^boundary\s*=\s*(?:"([^"\r\n]*)"|([^\s;"]+))/i.exec(text) ?? [];
    const boundary = (quoted ?? bare ?? '').trimEnd();
    if (boundary !== '') parts.add(boundary);
  }
  return parts;
};

/** Parameter names are case-insensitive. These spellings occur. */
const find = (bytes: Buffer, from: number): number => {
  const places = ['boundary', 'Boundary', 'BOUNDARY'].map((name) => bytes.indexOf(name, from));
  const there = places.filter((place) => place >= 0);
  return there.length === 0 ? -1 : Math.min(...there);
};
