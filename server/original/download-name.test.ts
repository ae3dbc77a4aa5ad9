import { expect, test } from 'vitest';
import { downloadName } from './download-name.ts';

test.each([
  ['plans.pdf', 'plans.pdf'],
  ['../a"b.html', '.._a_b.html'],
  ["l'été (1).txt", 'l%27%C3%A9t%C3%A9%20%281%29.txt'],
  ['evil\u202Efdp.exe', 'evil_fdp.exe'],
  [`\u{1F600}${'x'.repeat(199)}`, `%EF%BF%BD${'x'.repeat(199)}`],
  ['\ud83d.pdf', '%EF%BF%BD.pdf'],
])('the file "%s" downloads as %s', (name, encoded) => {
  expect(downloadName(name)).toBe(encoded);
});
