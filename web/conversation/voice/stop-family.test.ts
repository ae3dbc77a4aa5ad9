import { describe, expect, test } from 'vitest';
import { goesOn, isBackChannel, isSoft, isStop } from './stop-family.ts';

describe('stop words', () => {
  test.each([
    'stop',
    'Stop!',
    'stop stop stop',
    'hold',
    'hold on',
    'hold on a second',
    'hang on',
    'wait',
    'wait, wait',
    'Wait a moment please',
    'one second',
    'cancel',
    'cancel that',
    'no no no',
    'No, wait',
    'no stop',
    'flow, stop',
    'please stop reading',
    'quiet',
    'shh',
    'pause',
    "don't send it",
    'do not send',
    'not yet',
    "that's enough",
  ])('%s', (words) => expect(isStop(words)).toBe(true));

  test.each([
    '',
    'no',
    'yes',
    'stop the newsletters',
    'hold my mail longer',
    'wait for maya',
    'cancel the meeting on friday',
    'no thanks',
    'next',
    'do not stop by the office',
    'the bus stop',
    'pausing here',
  ])('other words: %s', (words) => expect(isStop(words)).toBe(false));
});

describe('a backchannel', () => {
  test.each(['mm-hm', 'mhm', 'uh huh', 'ok', 'Okay.', 'right', 'all right', 'yeah', 'yeah right', 'I see', 'oh okay'])(
    '%s',
    (words) => expect(isBackChannel(words)).toBe(true),
  );
  test.each(['okay archive it', 'right after lunch', 'no', 'stop', 'next', ''])('other words: %s', (words) =>
    expect(isBackChannel(words)).toBe(false),
  );
  test('does not confirm an action without undo', () => {
    expect(['ok', 'right', 'all right'].map(isSoft)).toEqual([true, true, true]);
    expect(['yes', 'yes send it', 'yeah'].map(isSoft)).toEqual([false, false, false]);
  });
});

test.each([
  ['snooze until', true],
  ['reply', true],
  ['search for', true],
  ['forward it to', true],
  ['snooze until monday', false],
  ['archive it', false],
  ['next', false],
])('%s expects more: %s', (words, more) => expect(goesOn(words)).toBe(more));
