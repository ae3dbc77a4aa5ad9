import * as z from 'zod/mini';
import { Settings } from '#domain/settings.ts';
import { endpoint } from './endpoint.ts';

/** A person's settings. The command 'change-setting' changes them. */
export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  who: 'user',
  request: z.object({}),
  response: z.object({ revision: z.number(), settings: Settings }),
});
