// Settings of the page under test, as if the server had sent them.
import { firstSettings, type Settings } from '#domain/settings.ts';
import { learnSettings } from '#web/data/settings.ts';

export const setHere = (some: Partial<Settings>): void =>
  learnSettings({ revision: 1, settings: { ...firstSettings, ...some } });
