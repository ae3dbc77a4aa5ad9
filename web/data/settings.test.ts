import { beforeEach, expect, test, vi } from 'vitest';
import { CommandId, UserId } from '#domain/id.ts';
import { firstSettings } from '#domain/settings.ts';
import { webStorage } from '#test/support/web-storage.ts';
import { forgetSettings, learnSettings, openSettings, settings } from './settings.ts';
import { settingsLedger } from './settings-ledger.ts';

const alex = UserId.parse('0198c0de-0000-7000-8000-000000000001');
const other = UserId.parse('0198c0de-0000-7000-8000-000000000002');
const command = CommandId.parse('0198c0de-0000-7000-8000-000000000003');

beforeEach(() => {
  vi.stubGlobal('localStorage', webStorage());
  forgetSettings();
});

test('the next visit begins with a change that the server has not taken yet', () => {
  openSettings(alex);
  learnSettings({ revision: 4, settings: firstSettings });
  settingsLedger.show(command, [{ ledger: 'settings', kind: 'set', setting: { name: 'captions', value: false } }]);
  forgetSettings();
  openSettings(alex);
  expect(settings.current().captions).toBe(false);
});

test('what an older version kept counts, and a setting it did not know has its first value', () => {
  const { ownName: _, morning: __, hiddenCalendars: ___, ...older } = { ...firstSettings, theme: 'dark' as const };
  const kept = { userId: alex, revision: 4, settings: older, shown: older };
  localStorage.setItem('flow_settings', JSON.stringify(kept));
  openSettings(alex);
  expect(settings.current()).toEqual({ ...firstSettings, theme: 'dark' });
});

test('another person’s visit does not', () => {
  openSettings(alex);
  learnSettings({ revision: 4, settings: { ...firstSettings, captions: false } });
  forgetSettings();
  openSettings(other);
  expect(settings.current()).toEqual(firstSettings);
});
