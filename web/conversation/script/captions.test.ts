import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCaptions } from './captions.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const asked = 'when is the offsite';
const answer = 'Thursday, says Wei today.';

test('words stay long enough to be read', () => {
  const captions = createCaptions();
  captions.say(answer, asked);
  vi.advanceTimersByTime(3999);
  expect(captions.current()).toMatchObject({ you: asked, flow: answer });
  vi.advanceTimersByTime(1);
  expect(captions.current()).toBeNull();
});

test('news of mail waits until an answer was read', () => {
  const captions = createCaptions();
  captions.say(answer, asked);
  captions.sayNews('2 new emails.');
  expect(captions.current()).toMatchObject({ you: asked, flow: answer });
  vi.advanceTimersByTime(4000);
  expect(captions.current()).toMatchObject({ you: null, flow: '2 new emails.' });
  vi.advanceTimersByTime(4000);
  expect(captions.current()).toBeNull();
});

test('of news that waits, the newest is said', () => {
  const captions = createCaptions();
  captions.say(answer, asked);
  captions.sayNews('2 new emails.');
  captions.sayNews('3 new emails.');
  vi.advanceTimersByTime(4000);
  expect(captions.current()?.flow).toBe('3 new emails.');
});

test('news alone is said at once, and newer news after it', () => {
  const captions = createCaptions();
  captions.sayNews('2 new emails.');
  expect(captions.current()?.flow).toBe('2 new emails.');
  captions.sayNews('3 new emails.');
  expect(captions.current()?.flow).toBe('3 new emails.');
});

test('an answer comes at once, also while news is shown', () => {
  const captions = createCaptions();
  captions.sayNews('2 new emails.');
  captions.say(answer, asked);
  expect(captions.current()?.flow).toBe(answer);
});

test('news that waits is said when the words go away early', () => {
  const captions = createCaptions();
  captions.say(answer, asked);
  captions.sayNews('2 new emails.');
  captions.clear();
  expect(captions.current()?.flow).toBe('2 new emails.');
});
