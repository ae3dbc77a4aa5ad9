// Requests for the briefing and the wrap-up, and sentences close to them that mean something else.
import { describe, expect, test } from 'vitest';
import { settingIn } from '#language/app/setting-request.ts';
import { shortFor, states } from '#language/evaluation/score.ts';
import { understand } from '#language/understand.ts';
import { withModels } from '#test/support/models-at-hand.ts';

withModels();

const meantBy = (words: string, state: keyof typeof states = 'mail'): string =>
  shortFor(understand(words, states[state]));

describe('a briefing is asked for by', () => {
  test.each([
    'brief me',
    'brief me please',
    'morning briefing',
    'give me my morning briefing',
    'what’s my day',
    'what does my day look like',
    'what do I need to know',
    'give me a quick rundown of the day',
    'walk me through my day',
    'fill me in on my day',
    'what matters today',
    'what’s important today',
    'what happened overnight',
    'give me my day',
  ])('%s', (words) => {
    expect(meantBy(words)).toBe('briefing:morning');
    expect(meantBy(words, 'empty')).toBe('briefing:morning');
  });
});

describe('the wrap-up is asked for by', () => {
  test.each([
    'wrap up',
    'wrap up my day',
    'evening wrap-up',
    'give me my evening wrap up',
    'how did today go',
    'how was my day',
    'end of day summary',
    'recap my day',
    'end my day',
  ])('%s', (words) => expect(meantBy(words)).toBe('briefing:evening'));
});

describe('something else is meant by', () => {
  test.each([
    ['what’s on today', 'agenda:list'],
    ['wrap this up', 'archive'],
    ['prep me', 'agenda:prep'],
  ])('%s', (words, meant) => expect(meantBy(words)).toBe(meant));
});

test('words for a draft are no request for a briefing', () => {
  expect(meantBy('brief me', 'writing')).not.toMatch(/^briefing/);
});

test.each([
  ['brief me at seven', { name: 'briefingAt', value: 420 }],
  ['brief me every morning at 6:30', { name: 'briefingAt', value: 390 }],
  ['wrap up my day at six', { name: 'wrapUpAt', value: 1080 }],
  ['turn off the morning briefing', { name: 'briefingAt', value: null }],
  ['brief me when I open Flow', { name: 'briefingOnOpening', value: true }],
] as const)('“%s” sets when it comes', (words, setting) => {
  expect(settingIn(words)).toEqual(setting);
});
