import { describe, expect, test } from 'vitest';
import { echoOf, wasSpeaking } from './echo-filter.ts';

const spoken = [
  { text: 'Hi Alex, please archive this and the other one.', from: 10_000, to: 13_000 },
  { text: 'Then say yes, send it, and delete all of them.', from: 13_000, to: 16_000 },
];

const room = (began: number, ...answered: readonly string[]) => ({ spoken, began, answered });

describe('during the reading', () => {
  test.each([
    'archive this',
    'yes send it',
    'delete all',
    'delete all of them',
    'send it',
    'say yes',
    'the other one then say yes',
    'archive this in the other one',
  ])('%s counts as echo', (words) => expect(echoOf(words, room(14_500))).toBe('during'));

  test.each(['stop', 'snooze until monday', 'reply', 'next', 'no'])('%s does not count as echo', (words) =>
    expect(echoOf(words, room(14_500))).toBeNull(),
  );
});

test('Flow tells an echo from words before a silence', () => {
  expect(echoOf('archive this', room(16_100))).toBe('during');
  expect(echoOf('archive this', room(17_000))).toBe('lately');
  expect(echoOf('archive this', room(42_900))).toBe('lately');
  expect(echoOf('archive this', room(43_100))).toBeNull();
});

test('the person may repeat a name from Flow’s last reply', () => {
  const asked = [...spoken, { text: 'Archive this or reply?', from: 17_000, to: 18_500 }];
  const answered = ['Archive this or reply?'];
  expect(echoOf('reply', { spoken: asked, began: 19_000, answered })).toBeNull();
  expect(echoOf('reply', { spoken: asked, began: 19_000, answered: [] })).toBe('lately');
  expect(echoOf('reply', { spoken: asked, began: 18_000, answered })).toBe('during');
  // The mail contains these words too.
  expect(echoOf('archive this', { spoken: asked, began: 19_000, answered })).toBe('lately');
});

test('Flow knows when it was audible', () => {
  expect([9_000, 10_500, 16_200, 16_400].map((at) => wasSpeaking(spoken, at))).toEqual([false, true, true, false]);
});
