import { expect, test } from 'vitest';
import { parseTalk } from './talk.ts';

test.each([
  ['thanks', 'thanks'],
  ['oh brilliant, thanks a lot', 'thanks'],
  ['You’ve been very helpful.', 'thanks'],
  ['good morning Flow', 'greeting'],
  ['good morning, how are you', 'mood'],
  ['what time is it?', 'clock'],
  ['oh, by the way, do you know what time it is', 'clock'],
  ['which day is today', 'day'],
  ['never mind', 'cancelled'],
] as const)('parseTalk: “%s” is %s', (said, about) => {
  expect(parseTalk(said)).toBe(about);
});

test.each(['hey Flow', 'Flow', 'thanks for the yacht', 'good idea', 'time to go', 'what time is the meeting', ''])(
  'parseTalk: “%s” is no small talk',
  (said) => {
    expect(parseTalk(said)).toBeNull();
  },
);
