import { isSameValue } from '#domain/same-value.ts';
import type { Setting } from '#domain/settings.ts';
import { settings } from '#web/data/settings.ts';
import { dispatch } from './dispatch.ts';
import type { GivenCommand } from './journal.ts';

/** Null if the setting has this value already. */
export const changeSetting = (setting: Setting, spoken = false): GivenCommand | null =>
  isSameValue(settings.current()[setting.name], setting.value)
    ? null
    : dispatch({ kind: 'change-setting', args: setting }, { spoken });

export const toggleCaptions = (): void => {
  changeSetting({ name: 'captions', value: !settings.current().captions });
};
