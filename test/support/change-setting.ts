// Changes a setting of the person who asks, as a device does. Returns the command's id.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { SettingName, Settings } from '#domain/settings.ts';
import type { Asker } from './bearer.ts';

export const changeSetting = async <Name extends SettingName>(
  ask: Asker,
  name: Name,
  value: Settings[Name],
): Promise<string> => {
  const id = randomUUID();
  const body = JSON.stringify({ id, command: { kind: 'change-setting', args: { name, value } }, spoken: false });
  expect((await ask('/api/commands', { method: 'POST', body })).status).toBe(200);
  return id;
};
