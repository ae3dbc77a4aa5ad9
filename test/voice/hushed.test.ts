import { expect, test } from 'vitest';
import { hushedIn } from './hushed.ts';
import { atLevel, joined, rate, silence } from './sound.ts';

const tone = (seconds: number, dbfs: number): Float32Array =>
  atLevel(
    Float32Array.from({ length: Math.round(seconds * rate) }, (_, at) => Math.sin(at / 5)),
    dbfs,
  );
const speaking = tone(1, -20);

test.each([
  ['soft, then silent', speaking, joined(tone(0.1, -20), tone(0.2, -32), silence(1)), { softMs: 100, silentMs: 300 }],
  ['silent at once', speaking, joined(tone(0.06, -20), silence(1)), { softMs: 60, silentMs: 60 }],
  [
    'a pause of its own on the way',
    speaking,
    joined(tone(0.1, -20), silence(0.1), tone(0.1, -20), tone(0.2, -32), silence(1)),
    { softMs: 300, silentMs: 500 },
  ],
  ['never silent', speaking, tone(2, -20), null],
  ['not speaking', silence(1), joined(silence(0.5), tone(1, -20), silence(1)), null],
])('hushedIn: how soon Flow yielded: %s', (_, before, after, hushed) => {
  expect(hushedIn(before, after)).toEqual(hushed);
});
