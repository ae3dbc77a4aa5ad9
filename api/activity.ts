// The signed-in person's actions, newest first, and session reports from their device.
import * as z from 'zod/mini';
import { Activity, SessionReport } from '#domain/activity.ts';
import { endpoint } from './endpoint.ts';

export const getActivity = endpoint({
  method: 'GET',
  path: '/api/activity',
  who: 'user',
  request: z.object({
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 30),
    after: z.optional(z.string().check(z.maxLength(100))),
  }),
  response: z.object({
    activity: z.array(Activity),
    /** The start of the next page. Null on the last. */
    next: z.nullable(z.string()),
  }),
});

/** The start or end of a triage session. Idempotent. */
export const reportSession = endpoint({
  method: 'POST',
  path: '/api/activity/sessions',
  who: 'user',
  request: SessionReport,
  response: z.object({}),
});
