// Of what was said in people's own words, what is asked of the model of wishes, and what is not.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringWishes, leaveWishes } from '#language/wishes/at-hand.ts';
import { general, heard, moment, short } from '#test/support/judging.ts';
import { judge, mayHurry } from './judge.ts';

beforeAll(() => bringWishes(readFileSync(new URL('../../../language/model/wishes.bin', import.meta.url))));
afterAll(leaveWishes);

const silence = moment({ spoken: [], seconds: 3 });

it('words beyond doubt are understood, and what one pass alone made of a sound is passed over', () => {
  const words = 'hide it from me and show it again tomorrow morning';
  expect(short(judge(heard(words), silence))).toBe('obey snooze');
  expect(short(judge(heard(words, { engine: 'service', agreed: false, grammar: null }), silence))).toBe('ask snooze');
  expect(short(judge(general(words), silence))).toBe('missed');
});

it('what throws something away is asked about, however sure', () => {
  expect(short(judge(heard('this one can go straight into the rubbish bin'), silence))).toMatch(/^(?:ask|missed)/);
});

it('the first pass alone steers by phrases', () => {
  expect(mayHurry('pick up the pace', silence.situation, 1)).toBe(false);
});
