// The marks below are of codes that an independent reader read back, for each version.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

const text = (length: number): string =>
  'otpauth://totp/Flow%3Aops@x.example?secret=ABC234'.repeat(10).slice(0, length);
const markOf = (rows: boolean[][]): string =>
  createHash('sha256')
    .update(rows.map((row) => row.map((dark) => (dark ? '#' : '.')).join('')).join('\n'))
    .digest('hex')
    .slice(0, 16);

test.each([
  [17, 21, '0bc011c11dcca579'],
  [32, 25, 'edbe3c00430f9a70'],
  [53, 29, '33046bbc3d86ad02'],
  [78, 33, '4b50346edde66e1e'],
  [106, 37, 'c57e4bed69fde07f'],
  [134, 41, '234b594011278535'],
  [154, 45, '8837e82f2d065142'],
  [192, 49, 'c4c87f8edcd6df9d'],
  [230, 53, 'fcdf93fa61cec1fc'],
  [271, 57, 'faa5b2fbab46678c'],
  [321, 61, '9b7c52659a21dfec'],
  [367, 65, '1489fcafc491c145'],
  [425, 69, '28813ef08ecc12bf'],
])('%i bytes make a code of %i modules a side', (length, side, mark) => {
  const rows = qrCode(text(length));
  expect([rows.length, rows.every((row) => row.length === side), markOf(rows)]).toEqual([side, true, mark]);
});

test('a text too long for it is refused', () => {
  expect(() => qrCode(text(426))).toThrow(RangeError);
});
