import type { Change } from '#domain/change/change.ts';
import { applySettings, type SettingsChange } from '#domain/change/settings.ts';
import type { DeviceLedger } from './device-ledger.ts';
import { withAnswer, withCommand } from './overlays.ts';
import { forgetSettings, heardSettings, settingOverlays, settings, showSettings } from './settings.ts';

export const settingsLedger: DeviceLedger = {
  doneBy: (changes) => applySettings(settings.current(), ofSettings(changes)).done,
  show: (id, changes) => {
    const own = ofSettings(changes);
    if (own.length === 0) return;
    settingOverlays.become(withCommand(settingOverlays.current(), id, own));
    showSettings();
  },
  answered: (id, revision) => {
    settingOverlays.become(withAnswer(settingOverlays.current(), id, revision));
    showSettings();
  },
  heard: (revision) => {
    heardSettings(revision);
    // The mailbox has nothing new.
    return false;
  },
  forget: forgetSettings,
};

const ofSettings = (changes: readonly Change[]): SettingsChange[] =>
  changes.flatMap((change) => (change.ledger === 'settings' ? [change] : []));
