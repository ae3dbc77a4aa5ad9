// PNG with a palette. The pictures have two inks on paper, so 256 colours hold them in a third of the bytes.
import { crc32, deflateSync } from 'node:zlib';

/** `pixels`: four bytes each, red, green, blue, alpha, without transparency. */
export const pngOf = (pixels: Uint8Array, width: number, height: number): Uint8Array => {
  const { palette, rows } = indexed(pixels, width, height);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', headerOf(width, height)),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', new Uint8Array()),
  ]);
};

/** Eight bits a pixel, by palette. */
const headerOf = (width: number, height: number): Uint8Array => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return header;
};

/** Colours of the same 32 steps in each channel are one. A row begins with its filter, which is none. */
const indexed = (pixels: Uint8Array, width: number, height: number): { palette: Uint8Array; rows: Uint8Array } => {
  const known = new Int16Array(1 << 15).fill(-1);
  const palette: number[] = [];
  const rows = Buffer.alloc((width + 1) * height);
  for (let at = 0, pixel = 0; pixel < width * height; pixel += 1, at += 4) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    let index = known[key] ?? -1;
    if (index < 0) {
      index = Math.min(255, palette.length / 3);
      if (index * 3 === palette.length) palette.push(red, green, blue);
      known[key] = index;
    }
    rows[pixel + Math.floor(pixel / width) + 1] = index;
  }
  return { palette: Uint8Array.from(palette), rows };
};

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(body, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
};
