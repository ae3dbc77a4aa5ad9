// The ledger of settings. Each swap replaces the value of one setting.
import * as z from 'zod/mini';
import { type Setting, type SettingName, type Settings, settingsWith } from '#domain/settings.ts';
import type { Subject } from '#domain/subject.ts';
import { type DoneOf, defineLedger, type Edit } from './define-ledger.ts';

/** `was` and `is`: values of that setting. */
type SettingSwap = { of: 'setting'; key: SettingName; was: unknown; is: unknown };
type SetSetting = { ledger: 'settings'; kind: 'set'; setting: Setting };

export type SettingsChange = SetSetting | Edit<'settings', SettingSwap>;
export type SettingsDone = DoneOf<'settings', SettingSwap>;

const isOfSettings = (one: unknown): boolean =>
  typeof one === 'object' && one !== null && 'ledger' in one && one.ledger === 'settings';

const subjectOf = (name: SettingName): Subject => ({ kind: 'setting', id: name });

const base = defineLedger<'settings', SetSetting, SettingSwap, Settings>({
  name: 'settings',
  asks: (now, { setting: { name, value } }) => ({
    swaps: [{ of: 'setting', key: name, was: now[name], is: value }],
  }),
  now: (now, { key }) => now[key],
  isSame: (_of, one, other) => JSON.stringify(one) === JSON.stringify(other),
  touches: ({ setting }) => [subjectOf(setting.name)],
  subjectOf: ({ key }) => subjectOf(key),
});

export const settingsLedger = {
  ...base,
  title: 'settings',
  // A page stores only its own changes. The server takes settings by the command, whose arguments are strict.
  Change: z.custom<SettingsChange>(isOfSettings),
  Done: z.custom<SettingsDone>(isOfSettings),
} as const;

/** The settings after these changes, and what each really did. */
export const applySettings = (
  before: Settings,
  changes: readonly SettingsChange[],
): { settings: Settings; done: SettingsDone[] } => {
  let settings = before;
  const done = changes.map((change) => {
    const one = settingsLedger.doneBy(settings, change);
    settings = settingsWith(settings, Object.fromEntries(one.swaps.map(({ key, is }) => [key, is])));
    return one;
  });
  return { settings, done };
};
