// Words that the phrases of settings share, in US English.
import type { Setting } from '#domain/settings.ts';

export type SettingPhrases = { setting: Setting; phrases: readonly string[] };

export const off = '(turn off|switch off|disable|hide|stop)';
export const on = '(turn on|switch on|enable|show)';
export const use = '(use|switch to|change to|go to|turn on|set)';
