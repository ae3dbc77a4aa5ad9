// What the signed-in person did lately.
import * as z from 'zod/mini';
import { Activity } from '#domain/activity.ts';
import { endpoint } from './endpoint.ts';

export const getActivity = endpoint({
  method: 'GET',
  path: '/api/activity',
  who: 'user',
  request: z.object({ limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 30) }),
  response: z.object({ activity: z.array(Activity) }),
});
