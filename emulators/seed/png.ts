/** Small pixel images: logos, charts and the tracking pixel. */
import { crc32, deflateSync } from 'node:zlib';

type Colour = [red: number, green: number, blue: number];

export const png = (width: number, height: number, pixel: (x: number, y: number) => Colour): Uint8Array => {
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows.set(pixel(x, y), y * (width * 3 + 1) + 1 + x * 3);
  }
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A bar chart, one bar for each value between 0 and 1. */
export const bars = (values: number[], colour: Colour): Uint8Array =>
  png(values.length * 16, 80, (x, y) => {
    const value = values[Math.floor(x / 16)] ?? 0;
    return x % 16 < 11 && y > 78 - value * 74 ? colour : [255, 255, 255];
  });

const chunk = (type: string, content: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(content.length, 0);
  frame.set(body, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
};
