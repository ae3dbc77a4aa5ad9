import { Setting } from '#domain/settings.ts';
import { type Changes, defineCommand } from './command.ts';

export const changeSetting = defineCommand<'change-setting', Setting, Changes<Setting>>({
  kind: 'change-setting',
  args: Setting,
  activity: 'settings_updated',
  grave: false,
  effect: {
    kind: 'changes',
    ledger: 'settings',
    changes: (setting) => [{ ledger: 'settings', kind: 'set', setting }],
    about: ({ name }) => [{ kind: 'setting', id: name }],
  },
});
