// The browser's voice on a synthesis of the test's own: what is cancelled, what is reported, and what happens when it breaks.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
/** In ms; 0 where the person hears no small sounds. */
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
  expect({ pieces: spoken.length > 1, ended, fine }).toEqual({ pieces: true, ended: 1, fine: 1 });
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
  one.read(reading('Morning Alex, there are twelve new mails, and four of them wait for an answer of yours by noon.'));
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

describe('falls silent in the middle, as a voice over a network that is gone', () => {
  const long =
    'The plan lands under the ceiling, and two roles wait until the spring for what the board decides of them.';

  it('without a word told: twice as long as it should have taken', () => {
    voice().read(reading(long));
    spoken[0]?.onBegin();
    vi.advanceTimersByTime(10_000);
    expect(broken).toHaveLength(0);
    vi.advanceTimersByTime(5000);
    expect([broken.length, calls.at(-1), ended, fine]).toEqual([1, 'cancel', 0, 0]);
  });

  it('at a word: from there on it is read by another', () => {
    voice().read(reading(long));
    spoken[0]?.onBegin();
    for (const at of [0, 4, 9, 15]) {
      vi.advanceTimersByTime(4000);
      spoken[0]?.onWord(at, 0);
    }
    vi.advanceTimersByTime(15_000);
    expect(broken.map(({ text }) => text)).toEqual([long.slice(15)]);
  });

  it('at its last word, where the end is never told', () => {
    voice().read(reading('Morning Alex.'));
    spoken[0]?.onBegin();
    spoken[0]?.onWord(8, 0);
    vi.advanceTimersByTime(4000);
    expect(broken).toHaveLength(0);
    vi.advanceTimersByTime(2000);
    expect(broken).toHaveLength(1);
  });

  it('and not while it waits for the person, however long', () => {
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

  it('begin with a mark where there is one voice, and are said after it', () => {
    voice(true).read(quoted);
    spoken[0]?.onEnd();
    expect(calls).toEqual(['cancel', 'say', 'mark']);
    vi.advanceTimersByTime(129);
    expect(spoken).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(spoken.at(-1)).toMatchObject({ text: 'Hiring plan.', by: 'quote' });
  });

  it('are not marked again where they go on, and are after words of Flow’s', () => {
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

  it('are silenced before they began', () => {
    const one = voice(true);
    one.read({ ...reading('The first.'), by: 'quote' });
    one.stop();
    vi.advanceTimersByTime(1000);
    expect(spoken).toHaveLength(0);
  });

  it.each([
    ['in a voice of their own', false, 90],
    ['where the person hears no small sounds', true, 0],
  ])('wait for nothing %s', (_where, oneVoice, lasts) => {
    markLasts = lasts;
    voice(oneVoice).read({ ...reading('The first.'), by: 'quote' });
    expect(spoken).toHaveLength(1);
  });
});
