// The settings of the demo. They live as long as the page.
import type { Change, Done } from '#domain/change/change.ts';
import { applySettings } from '#domain/change/settings.ts';
import { firstSettings, type Settings } from '#domain/settings.ts';

export type SettingsBook = {
  current: () => { revision: number; settings: Settings };
  /** Null if the changes are not about settings. */
  apply: (changes: readonly Change[]) => { done: Done[]; revision: number } | null;
};

export const createSettingsBook = (): SettingsBook => {
  let current = { revision: 0, settings: firstSettings };
  return {
    current: () => current,
    apply: (changes) => {
      const own = changes.flatMap((change) => (change.ledger === 'settings' ? [change] : []));
      if (own.length === 0) return null;
      const { settings, done } = applySettings(current.settings, own);
      current = { revision: current.revision + 1, settings };
      return { done, revision: current.revision };
    },
  };
};
