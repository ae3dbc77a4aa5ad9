import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSpokenLog } from './spoken-log.ts';
import type { Reading } from './voice.ts';
import { createWaitingVoice } from './waiting-voice.ts';

let begun: Reading[];
let silenced: number;
let said: number[];
let ended: number;

const voice = () =>
  createWaitingVoice((reading) => {
    begun.push(reading);
    return () => {
      silenced += 1;
    };
  });
const reading = (text: string): Reading => ({
  text,
  rate: 1,
  onWord: (to) => said.push(to),
  onEnd: () => {
    ended += 1;
  },
});

beforeEach(() => {
  [begun, silenced, said, ended] = [[], 0, [], 0];
});
afterEach(() => vi.useRealTimers());

test.each(['pause', 'duck'] as const)('waiting voice: resumes at its word after a %s', (how) => {
  const one = voice();
  one.read(reading('One two three.'));
  begun[0]?.onWord(3);
  begun[0]?.onWord(7);
  if (how === 'pause') one.pause();
  else one.duck(true);
  expect([silenced, one.speaking()]).toEqual([1, false]);
  if (how === 'pause') one.resume();
  else one.duck(false);
  expect(begun[1]?.text).toBe('two three.');
  begun[1]?.onWord(3);
  expect([said.at(-1), one.speaking()]).toEqual([7, true]);
  begun[1]?.onEnd();
  expect([ended, one.speaking()]).toEqual([1, false]);
});

test('waiting voice: holds new text while ducked, but not after a pause', () => {
  const one = voice();
  one.duck(true);
  one.read(reading('One.'));
  expect(begun).toHaveLength(0);
  one.duck(false);
  one.pause();
  one.read(reading('Two.'));
  expect(begun.map(({ text }) => text)).toEqual(['One.', 'Two.']);
});

test('waiting voice: ends with a stop', () => {
  const one = voice();
  one.read(reading('One.'));
  one.stop();
  one.resume();
  one.duck(false);
  expect([begun.length, silenced, one.speaking()]).toEqual([1, 1, false]);
});

test('waiting voice: keeps the speakers when it resumes', () => {
  const one = voice();
  one.read({ ...reading('Maya: Hiring plan.'), quote: { from: 6, to: 18 } });
  begun[0]?.onWord(12);
  one.pause();
  one.resume();
  expect(begun[1]).toMatchObject({ text: 'Hiring plan.', quote: { from: 0, to: 12 } });
});

test('spoken log: remembers audible speech for half a minute', () => {
  let now = 1000;
  const log = createSpokenLog(() => now);
  const first = log.noting(reading('One two.'));
  first.onStart?.(1000);
  expect(log.lately()).toEqual([]);
  first.onWord(3);
  now = 1500;
  expect(log.lately()).toEqual([{ text: 'One', from: 1000, to: 1500, by: 'flow' }]);
  first.onWord(8);
  now = 2000;
  first.onEnd();
  const second = log.noting(reading('Three four.'));
  second.onStart?.(2100);
  second.onWord(5);
  now = 3000;
  log.end();
  expect(log.lately()).toEqual([
    { text: 'One two.', from: 1000, to: 2000, by: 'flow' },
    { text: 'Three', from: 2100, to: 3000, by: 'flow' },
  ]);
  now = 32_500;
  expect(log.lately().map(({ text }) => text)).toEqual(['Three']);
});

test.each([
  ['a mail', { text: 'Send it?', by: 'quote' }, 'quote'],
  ['a quote, and the mark after it', { text: 'Maya writes: “Send it?”', quote: { from: 14, to: 22 } }, 'quote'],
  ['Flow, after a quote', { text: '“Fine.” Send it?', quote: { from: 1, to: 6 } }, 'flow'],
  ['Flow', { text: 'Send it?' }, 'flow'],
] as const)('spoken log: remembers the last speaker: %s', (_whose, words, by) => {
  const log = createSpokenLog(() => 1000);
  const one = log.noting({ ...reading(words.text), ...words });
  one.onWord(words.text.length);
  one.onEnd();
  expect(log.lately()).toMatchObject([{ by }]);
});
