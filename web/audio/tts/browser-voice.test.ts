// The browser's voice with a fake synthesis: cancelling, reporting and breaking.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserVoice, type Speech, type SpokenWords } from './browser-voice.ts';
import type { Reading } from './voice.ts';

let calls: string[];
let spoken: SpokenWords[];
let said: number[];
let ended: number;
let broken: Reading[];
let fine: number;

const speech: Speech = {
  oneVoice: false,
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
const voice = (oneVoice = false) =>
  createBrowserVoice({
    speech: { ...speech, oneVoice },
    mark: () => {
      calls.push('mark');
      return markLasts;
    },
    onBroken: (of) => broken.push(of),
    onFine: () => {
      fine += 1;
    },
  });
/** In ms. 0 with earcons off. */
let markLasts: number;

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  spoken = [];
  said = [];
  ended = 0;
  broken = [];
  fine = 0;
  markLasts = 90;
});
afterEach(() => vi.useRealTimers());

test('the browser’s voice cancels the queue before it speaks', () => {
  voice().read(reading('Morning Alex.'));
  expect(calls).toEqual(['cancel', 'say']);
  expect(spoken[0]).toMatchObject({ text: 'Morning Alex.', rate: 1.32 });
});

test('the browser’s voice reports the browser’s words with their ends', () => {
  voice().read(reading('Morning Alex.'));
  spoken[0]?.onBegin();
  spoken[0]?.onWord(8, 0);
  expect(said.at(-1)).toBe(13);
});

test('the browser’s voice reports words by the clock if the browser reports none', () => {
  voice().read(reading('Morning Alex.'));
  spoken[0]?.onBegin();
  vi.advanceTimersByTime(2000);
  expect(said).toEqual([7, 13]);
});

test('the browser’s voice speaks a long sentence in chunks, as one', () => {
  const text = `${'The plan lands under the ceiling, '.repeat(8)}and two roles wait.`;
  voice().read(reading(text));
  for (let chunk = 0; chunk < spoken.length; chunk += 1) spoken[chunk]?.onEnd();
  expect(spoken.map((words) => words.text).join('')).toBe(text);
  expect({ chunks: spoken.length > 1, ended, fine }).toEqual({ chunks: true, ended: 1, fine: 1 });
});

test('the browser’s voice reports nothing after a stop', () => {
  const one = voice();
  one.read(reading('Morning Alex.'));
  one.stop();
  spoken[0]?.onWord(0, 7);
  spoken[0]?.onEnd();
  expect({ said, ended }).toEqual({ said: [], ended: 0 });
});

test('the browser’s voice is nudged only while it speaks', () => {
  const one = voice();
  one.read(reading('Morning Alex, there are twelve new mails, and four of them wait for an answer of yours by noon.'));
  spoken[0]?.onBegin();
  vi.advanceTimersByTime(8000);
  one.stop();
  vi.advanceTimersByTime(30_000);
  expect(calls.filter((call) => call === 'resume')).toHaveLength(1);
});

test('the browser’s voice returns the sentence if it breaks or does not start', () => {
  const one = voice();
  one.read(reading('One.'));
  spoken[0]?.onBroken();
  one.read(reading('Two.'));
  vi.advanceTimersByTime(4000);
  expect(broken.map((of) => of.text)).toEqual(['One.', 'Two.']);
});

describe('the browser’s voice falls silent in mid-sentence, as when its network is gone', () => {
  const long =
    'The plan lands under the ceiling, and two roles wait until the spring for what the board decides of them.';

  test('without word events: after twice the expected time', () => {
    voice().read(reading(long));
    spoken[0]?.onBegin();
    vi.advanceTimersByTime(10_000);
    expect(broken).toHaveLength(0);
    vi.advanceTimersByTime(5000);
    expect([broken.length, calls.at(-1), ended, fine]).toEqual([1, 'cancel', 0, 0]);
  });

  test('at a word: another voice continues there', () => {
    voice().read(reading(long));
    spoken[0]?.onBegin();
    for (const at of [0, 4, 9, 15]) {
      vi.advanceTimersByTime(4000);
      spoken[0]?.onWord(at, 0);
    }
    vi.advanceTimersByTime(15_000);
    expect(broken.map(({ text }) => text)).toEqual([long.slice(15)]);
  });

  test('at the last word, without an end event', () => {
    voice().read(reading('Morning Alex.'));
    spoken[0]?.onBegin();
    spoken[0]?.onWord(8, 0);
    vi.advanceTimersByTime(4000);
    expect(broken).toHaveLength(0);
    vi.advanceTimersByTime(2000);
    expect(broken).toHaveLength(1);
  });

  test('never while it waits for the person', () => {
    const one = voice();
    one.read(reading(long));
    spoken[0]?.onBegin();
    one.pause();
    vi.advanceTimersByTime(600_000);
    one.resume();
    spoken[1]?.onBegin();
    vi.advanceTimersByTime(4000);
    expect(broken).toHaveLength(0);
  });
});

describe('someone else’s words', () => {
  const quoted: Reading = { ...reading('Maya: Hiring plan.'), quote: { from: 6, to: 18 } };

  test('start with a mark if there is one voice', () => {
    voice(true).read(quoted);
    spoken[0]?.onEnd();
    expect(calls).toEqual(['cancel', 'say', 'mark']);
    vi.advanceTimersByTime(129);
    expect(spoken).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(spoken.at(-1)).toMatchObject({ text: 'Hiring plan.', by: 'quote' });
  });

  test('get no second mark when continued, and one after Flow’s words', () => {
    const one = voice(true);
    one.read({ ...reading('The first.'), by: 'quote' });
    vi.advanceTimersByTime(130);
    one.pause();
    one.resume();
    one.read({ ...reading('The second.'), by: 'quote' });
    one.read(reading('Archived.'));
    one.read({ ...reading('The third.'), by: 'quote' });
    expect(calls.filter((call) => call === 'mark')).toHaveLength(2);
  });

  test('can be silenced during the mark', () => {
    const one = voice(true);
    one.read({ ...reading('The first.'), by: 'quote' });
    one.stop();
    vi.advanceTimersByTime(1000);
    expect(spoken).toHaveLength(0);
  });

  test.each([
    ['in a voice of their own', false, 90],
    ['where the person hears no small sounds', true, 0],
  ])('wait for nothing %s', (_where, oneVoice, lasts) => {
    markLasts = lasts;
    voice(oneVoice).read({ ...reading('The first.'), by: 'quote' });
    expect(spoken).toHaveLength(1);
  });
});
