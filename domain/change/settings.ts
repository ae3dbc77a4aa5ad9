// The ledger of settings. Each swap replaces the value of one setting.
import * as z from 'zod/mini';
import { isSameValue } from '#domain/same-value.ts';
import { Setting, SettingName, type Settings, settingsWith } from '#domain/settings.ts';
import type { Subject } from '#domain/subject.ts';
import { defineLedger, doneSchema, editSchema } from './define-ledger.ts';

/** `was` and `is`: values of that setting. */
const SettingSwap = z.object({ of: z.literal('setting'), key: SettingName, was: z.unknown(), is: z.unknown() });
type SettingSwap = z.infer<typeof SettingSwap>;

const Set = z.object({ ledger: z.literal('settings'), kind: z.literal('set'), setting: Setting });

const subjectOf = (name: SettingName): Subject => ({ kind: 'setting', id: name });

const base = defineLedger<'settings', z.infer<typeof Set>, SettingSwap, Settings>({
  name: 'settings',
  asks: (now, { setting: { name, value } }) => ({
    swaps: [{ of: 'setting', key: name, was: now[name], is: value }],
  }),
  now: (now, { key }) => now[key],
  isSame: (_of, one, other) => isSameValue(one, other),
  touches: ({ setting }) => [subjectOf(setting.name)],
  subjectOf: ({ key }) => subjectOf(key),
});

export const settingsLedger = {
  ...base,
  title: 'settings',
  Change: z.discriminatedUnion('kind', [Set, editSchema('settings', SettingSwap)]),
  Done: doneSchema('settings', SettingSwap),
} as const;

export type SettingsChange = z.infer<typeof settingsLedger.Change>;
export type SettingsDone = z.infer<typeof settingsLedger.Done>;

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
