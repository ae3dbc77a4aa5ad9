// The browser's voice on a synthesis of the test's own: what is cancelled, what is reported, and what happens when it breaks.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBrowserVoice, type Speech, type SpokenWords } from './browser-voice.ts';
import type { Reading } from './voice.ts';

let calls: string[];
let spoken: SpokenWords[];
let said: number[];
let ended: number;
let broken: Reading[];

const speech: Speech = {
  say: (words) => {
    calls.push('say');
    spoken.push(words);
  },
  cancel: () => calls.push('cancel'),
  resume: () => calls.push('resume'),
};
const reading = (text: string): Reading => ({
  text,
  rate: 1.32,
  onWord: (to) => said.push(to),
  onEnd: () => {
    ended += 1;
  },
});
const voice = () => createBrowserVoice(speech, (of) => broken.push(of));

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  spoken = [];
  said = [];
  ended = 0;
  broken = [];
});
afterEach(() => vi.useRealTimers());

it('cancels what was queued before it speaks', () => {
  voice().read(reading('Morning Alex.'));
  expect(calls).toEqual(['cancel', 'say']);
  expect(spoken[0]).toMatchObject({ text: 'Morning Alex.', rate: 1.32 });
});

it('tells the words the browser tells, to their ends', () => {
  voice().read(reading('Morning Alex.'));
  spoken[0]?.onBegin();
  spoken[0]?.onWord(8, 0);
  expect(said.at(-1)).toBe(13);
});

it('tells words by the clock where the browser tells none', () => {
  voice().read(reading('Morning Alex.'));
  spoken[0]?.onBegin();
  vi.advanceTimersByTime(2000);
  expect(said).toEqual([7, 13]);
});

it('speaks a long sentence in pieces, as one', () => {
  const text = `${'The plan lands under the ceiling, '.repeat(8)}and two roles wait.`;
  voice().read(reading(text));
  for (let piece = 0; piece < spoken.length; piece += 1) spoken[piece]?.onEnd();
  expect(spoken.map((words) => words.text).join('')).toBe(text);
  expect({ pieces: spoken.length > 1, ended }).toEqual({ pieces: true, ended: 1 });
});

it('says nothing more after it was stopped', () => {
  const one = voice();
  one.read(reading('Morning Alex.'));
  one.stop();
  spoken[0]?.onWord(0, 7);
  spoken[0]?.onEnd();
  expect({ said, ended }).toEqual({ said: [], ended: 0 });
});

it('is nudged while it speaks, and not after', () => {
  const one = voice();
  one.read(reading('Morning Alex.'));
  spoken[0]?.onBegin();
  vi.advanceTimersByTime(8000);
  one.stop();
  vi.advanceTimersByTime(30_000);
  expect(calls.filter((call) => call === 'resume')).toHaveLength(1);
});

it('gives the sentence back when it breaks, or does not begin', () => {
  const one = voice();
  one.read(reading('One.'));
  spoken[0]?.onBroken();
  one.read(reading('Two.'));
  vi.advanceTimersByTime(4000);
  expect(broken.map((of) => of.text)).toEqual(['One.', 'Two.']);
});
