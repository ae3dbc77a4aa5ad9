// What the signed-in person did, newest first, and what only their device knows of it.
import * as z from 'zod/mini';
import { Activity, SessionReport } from '#domain/activity.ts';
import { endpoint } from './endpoint.ts';

export const getActivity = endpoint({
  method: 'GET',
  path: '/api/activity',
  who: 'user',
  request: z.object({
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 30),
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.maxLength(100))),
  }),
  response: z.object({
    activity: z.array(Activity),
    /** Where the next page begins; null on the last. */
    next: z.nullable(z.string()),
  }),
});

/** A triage session began or is over. Told twice, it is written once. */
export const reportSession = endpoint({
  method: 'POST',
  path: '/api/activity/sessions',
  who: 'user',
  request: SessionReport,
  response: z.object({}),
});
