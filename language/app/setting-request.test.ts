import { describe, expect, test } from 'vitest';
import type { Setting } from '#domain/settings.ts';
import { settingIn } from './setting-request.ts';

describe('a request changes one setting', () => {
  const cases: readonly (readonly [string, Setting])[] = [
    ['Dark mode, please', { name: 'theme', value: 'dark' }],
    ['switch to the light theme', { name: 'theme', value: 'light' }],
    ['follow the system theme', { name: 'theme', value: 'system' }],
    ['turn the captions off', { name: 'captions', value: false }],
    ['captions on', { name: 'captions', value: true }],
    ['disable keyboard shortcuts', { name: 'singleKeys', value: false }],
    ['turn off the sounds', { name: 'smallSounds', value: false }],
    ['use two voices', { name: 'secondVoice', value: true }],
    ['hold my mail for twenty seconds', { name: 'holdSeconds', value: 20 }],
    ['wait fifteen seconds before sending', { name: 'holdSeconds', value: 15 }],
    ['my day goes from eight to six', { name: 'workday', value: { from: 480, to: 1080 } }],
    ['I work from 8:30 to 5', { name: 'workday', value: { from: 510, to: 1020 } }],
    ['set my working hours to 9 am to 10 pm', { name: 'workday', value: { from: 540, to: 1320 } }],
    ['take me off the leaderboard', { name: 'onBoard', value: false }],
    ['don’t keep what you hear', { name: 'heardDays', value: 0 }],
    ['keep what you hear for seven days', { name: 'heardDays', value: 7 }],
    ['let the language model help', { name: 'modelHelps', value: true }],
  ];
  test.each(cases)('%s', (heard, setting) => expect(settingIn(heard)).toEqual(setting));
});

describe('other words change nothing', () => {
  test.each([
    'hold my mail for a thousand seconds',
    'my day goes from six to six in a row',
    'my day goes from eight pm to six pm',
    'archive the dark one',
    'hold',
    'turn off',
    'keep what you hear for ninety days',
    '',
  ])('%s', (heard) => expect(settingIn(heard)).toBeNull());
});
