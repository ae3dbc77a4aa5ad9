import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pngOf } from './png.ts';

test('a picture keeps its size, its colours and its pixels', () => {
  const paper = [0xeb, 0xf2, 0xe5, 0xff];
  const ink = [0x0b, 0x52, 0x42, 0xff];
  const png = Buffer.from(pngOf(Uint8Array.from([paper, ink, ink, paper, paper, ink].flat()), 3, 2));
  expect(png.readUInt32BE(16)).toBe(3);
  expect(png.readUInt32BE(20)).toBe(2);
  const chunk = (name: string): Buffer => {
    const at = png.indexOf(name);
    return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
  };
  expect([...chunk('PLTE')]).toEqual([...paper.slice(0, 3), ...ink.slice(0, 3)]);
  // Each row begins with its filter.
  expect([...inflateSync(chunk('IDAT'))]).toEqual([0, 0, 1, 1, 0, 0, 0, 1]);
});
