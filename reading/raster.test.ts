import { expect, test } from 'vitest';
import { rasterOf } from './raster.ts';

test.each([
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['GIF89a\x01\0\x01\0', 'image/gif'],
  ['GIF87a\x01\0\x01\0', 'image/gif'],
  ['RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\x20ftypavif\0\0\0\0', 'image/avif'],
  ['\0\0\0\x20ftypheic\0\0\0\0', null],
  ['RIFF\x24\0\0\0WAVEfmt ', null],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['<?xml version="1.0"?><svg>', null],
  ['<!doctype html><p>x', null],
  ['GIF8 is no picture', null],
  ['%PDF-1.7', null],
  [' \x89PNG\r\n\x1a\n', null],
  ['', null],
])('rasterOf: %j is %s', (start, type) => {
  expect(rasterOf(Buffer.from(start, 'latin1'))).toBe(type);
});
