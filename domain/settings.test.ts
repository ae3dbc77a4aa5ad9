import { expect, test } from 'vitest';
import { applySettings, settingsLedger } from './change/settings.ts';
import { firstSettings, Setting, settingsWith } from './settings.ts';

test.each([
  ['theme', 'dark', true],
  ['theme', 'pink', false],
  ['holdSeconds', 30, true],
  ['holdSeconds', 31, false],
  ['holdSeconds', '10', false],
  ['workday', { from: 540, to: 1080 }, true],
  ['workday', { from: 540, to: 540 }, false],
  ['timeZone', 'Europe/Berlin', true],
  ['timeZone', null, true],
  ['timeZone', '', false],
  ['heardDays', 0, true],
  ['heardDays', 31, false],
  ['briefingAt', 390, true],
  ['briefingAt', null, true],
  ['wrapUpAt', 1440, false],
  ['quietHours', { from: 1260, to: 420 }, true],
  ['quietHours', { from: 0, to: 1440 }, false],
  ['quietHours', null, true],
  ['ownName', 'Zoë O’Brien-Šimić', true],
  ['ownName', '佐藤 花子', true],
  ['ownName', 'Sam\r\nBcc: a', false],
  ['ownName', 'sam@northwind.example', false],
  ['ownName', '', false],
  ['ownName', '   ', false],
  ['ownName', '\u202Emas', false],
  ['morning', 390, true],
  ['morning', 720, false],
  ['evening', 960, false],
  ['meetingMinutes', 45, true],
  ['meetingMinutes', 0, false],
  ['breakMinutes', 61, false],
  ['hiddenCalendars', ['alex@northwind.example'], true],
  ['hiddenCalendars', ['two words'], false],
  ['queueOrder', 'oldest', true],
  ['queueOrder', 'random', false],
  ['constructor', true, false],
])('the setting %s takes the value %j: %s', (name, value, takes) => {
  expect(Setting.safeParse({ name, value }).success).toBe(takes);
});

test('a stored value that no version knows counts as not set', () => {
  const stored = { theme: 'sepia', captions: false, unknown: 1 };
  expect(settingsWith(firstSettings, stored)).toEqual({ ...firstSettings, captions: false });
});

test('a change says what it replaced, its inverse puts that back, and the same change again does nothing', () => {
  const change = {
    ledger: 'settings' as const,
    kind: 'set' as const,
    setting: { name: 'theme' as const, value: 'dark' as const },
  };
  const { settings, done } = applySettings(firstSettings, [change, change]);
  expect(settings.theme).toBe('dark');
  expect(done.map(({ swaps }) => swaps)).toEqual([[{ of: 'setting', key: 'theme', was: 'system', is: 'dark' }], []]);
  const back = done.toReversed().map(settingsLedger.inverse);
  expect(applySettings(settings, back).settings).toEqual(firstSettings);
});

test('an undo keeps a later change of the same setting', () => {
  const set = (value: 'dark' | 'light') => ({
    ledger: 'settings' as const,
    kind: 'set' as const,
    setting: { name: 'theme' as const, value },
  });
  const first = applySettings(firstSettings, [set('dark')]);
  const later = applySettings(first.settings, [set('light')]);
  const undone = applySettings(later.settings, first.done.map(settingsLedger.inverse));
  expect(undone.settings.theme).toBe('light');
});
