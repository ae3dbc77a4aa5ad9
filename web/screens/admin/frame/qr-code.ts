// QR codes by ISO/IEC 18004: bytes, error correction of level L, versions 1 to 13. Enough for the key of an authenticator.

/** Rows of modules; true is dark. Throws for text of more than 425 bytes. */
export const qrCode = (text: string): boolean[][] => {
  const bytes = [...new TextEncoder().encode(text)];
  const version = versions.findIndex(({ data }) => data >= bytes.length + (data > 232 ? 3 : 2));
  const shape = versions[version];
  if (shape === undefined) throw new RangeError('too long for a QR code');
  const side = 17 + 4 * (version + 1);
  const grid = emptyGrid(side);
  drawFixed(grid, version + 1);
  drawData(grid, interleaved(codewords(bytes, shape), shape));
  return grid.map((row) => row.map((module) => module === true));
};

/** Null: not drawn yet. */
type Grid = (boolean | null)[][];

type Shape = {
  /** Codewords of data in all blocks. */
  data: number;
  /** Codewords of error correction in each block. */
  ec: number;
  blocks: number;
  align: readonly number[];
};

const shape = (data: number, ec: number, blocks: number, ...align: number[]): Shape => ({ data, ec, blocks, align });

const versions: readonly Shape[] = [
  shape(19, 7, 1),
  shape(34, 10, 1, 6, 18),
  shape(55, 15, 1, 6, 22),
  shape(80, 20, 1, 6, 26),
  shape(108, 26, 1, 6, 30),
  shape(136, 18, 2, 6, 34),
  shape(156, 20, 2, 6, 22, 38),
  shape(194, 24, 2, 6, 24, 42),
  shape(232, 30, 2, 6, 26, 46),
  shape(274, 18, 4, 6, 28, 50),
  shape(324, 20, 4, 6, 30, 54),
  shape(370, 24, 4, 6, 32, 58),
  shape(428, 26, 4, 6, 34, 62),
];

/** Mode, length, bytes, end and padding. */
const codewords = (bytes: readonly number[], { data }: Shape): number[] => {
  const bits: number[] = [];
  const push = (value: number, length: number): void => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >> at) & 1);
  };
  push(0b0100, 4);
  // From version 10 on, lengths are longer.
  push(bytes.length, data > 232 ? 16 : 8);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, data * 8 - bits.length));
  while (bits.length % 8 > 0) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(8 * at, 8 * at + 8).reduce((word, bit) => 2 * word + bit, 0),
  );
  for (let at = 0; words.length < data; at++) words.push(at % 2 === 0 ? 0xec : 0x11);
  return words;
};

/** Blocks of data and their error correction, one codeword of each block in turn. The last blocks may be one codeword longer. */
const interleaved = (words: readonly number[], { ec, blocks }: Shape): number[] => {
  const short = Math.floor(words.length / blocks);
  const shortBlocks = blocks - (words.length % blocks);
  const parts: number[][] = [];
  let from = 0;
  for (let block = 0; block < blocks; block++) {
    const length = short + (block < shortBlocks ? 0 : 1);
    parts.push(words.slice(from, from + length));
    from += length;
  }
  const checks = parts.map((part) => remainder(part, ec));
  const inTurn = (all: readonly number[][], length: number): number[] =>
    Array.from({ length }, (_, at) => all.flatMap((part) => part[at] ?? [])).flat();
  return [...inTurn(parts, short + 1), ...inTurn(checks, ec)];
};

/** The field of 256 elements with the polynomial 0x11d. */
const powers = Array.from({ length: 255 }, () => 1);
for (let at = 1; at < 255; at++) {
  const next = 2 * (powers[at - 1] ?? 1);
  powers[at] = next > 255 ? next ^ 0x11d : next;
}
const logs = new Map(powers.map((value, at) => [value, at]));

const times = (one: number, other: number): number => {
  const [a, b] = [logs.get(one), logs.get(other)];
  return a === undefined || b === undefined ? 0 : (powers[(a + b) % 255] ?? 0);
};

/** Of the data, divided by the generator of Reed and Solomon. */
const remainder = (data: readonly number[], length: number): number[] => {
  let generator = [1];
  for (let at = 0; at < length; at++) {
    const root = powers[at] ?? 0;
    generator = [...generator, 0].map((value, place) => value ^ times(generator[place - 1] ?? 0, root));
  }
  let rest = Array.from({ length }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, place) => value ^ times(generator[place + 1] ?? 0, factor));
  }
  return rest;
};

const emptyGrid = (side: number): Grid => Array.from({ length: side }, () => Array.from({ length: side }, () => null));

const set = (grid: Grid, row: number, column: number, dark: boolean): void => {
  const line = grid[row];
  if (line !== undefined && column >= 0 && column < line.length) line[column] = dark;
};

/** Everything but the data: finders, alignment, timing, format and version. */
const drawFixed = (grid: Grid, version: number): void => {
  const side = grid.length;
  for (const [row, column] of [
    [3, 3],
    [3, side - 4],
    [side - 4, 3],
  ] as const)
    drawRings(grid, row, column, 4);
  const align = versions[version - 1]?.align ?? [];
  const last = align.length - 1;
  for (const [nth, row] of align.entries())
    for (const [other, column] of align.entries()) {
      const isFinder = (nth === 0 && other === 0) || (nth === 0 && other === last) || (nth === last && other === 0);
      if (!isFinder) drawRings(grid, row, column, 2);
    }
  for (let at = 8; at < side - 8; at++) {
    set(grid, 6, at, at % 2 === 0);
    set(grid, at, 6, at % 2 === 0);
  }
  drawFormat(grid);
  if (version >= 7) drawVersion(grid, version);
};

/** Rings around a middle: a finder reaches 4 modules out, its white edge included, and an alignment pattern 2. */
const drawRings = (grid: Grid, row: number, column: number, reach: number): void => {
  for (let down = -reach; down <= reach; down++)
    for (let right = -reach; right <= reach; right++) {
      const ring = Math.max(Math.abs(down), Math.abs(right));
      set(grid, row + down, column + right, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
    }
};

/** Level L and mask 0, with their own error correction. */
const formatBits = 0b111011111000100;

const drawFormat = (grid: Grid): void => {
  const side = grid.length;
  const bit = (at: number): boolean => ((formatBits >> at) & 1) === 1;
  for (let at = 0; at < 6; at++) set(grid, at, 8, bit(at));
  set(grid, 7, 8, bit(6));
  set(grid, 8, 8, bit(7));
  set(grid, 8, 7, bit(8));
  for (let at = 9; at < 15; at++) set(grid, 8, 14 - at, bit(at));
  for (let at = 0; at < 8; at++) set(grid, 8, side - 1 - at, bit(at));
  for (let at = 8; at < 15; at++) set(grid, side - 15 + at, 8, bit(at));
  set(grid, side - 8, 8, true);
};

const drawVersion = (grid: Grid, version: number): void => {
  const side = grid.length;
  let rest = version;
  for (let at = 0; at < 12; at++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let at = 0; at < 18; at++) {
    const dark = ((bits >> at) & 1) === 1;
    set(grid, Math.floor(at / 3), side - 11 + (at % 3), dark);
    set(grid, side - 11 + (at % 3), Math.floor(at / 3), dark);
  }
};

/** In columns of two, up and down, from the right. Mask 0 turns every other module over. */
const drawData = (grid: Grid, words: readonly number[]): void => {
  const side = grid.length;
  let next = 0;
  for (let right = side - 1; right >= 1; right -= 2) {
    // The column of the timing pattern holds no data.
    const pair = right <= 6 ? right - 1 : right;
    const isUp = ((pair + 1) & 2) === 0;
    for (let step = 0; step < side; step++) {
      const row = isUp ? side - 1 - step : step;
      for (const column of [pair, pair - 1]) {
        if (grid[row]?.[column] !== null) continue;
        const bit = ((words[next >> 3] ?? 0) >> (7 - (next & 7))) & 1;
        next += 1;
        set(grid, row, column, (bit === 1) !== ((row + column) % 2 === 0));
      }
    }
  }
};
