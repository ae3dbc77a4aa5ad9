import * as z from 'zod/mini';
import { SessionReport } from '#domain/session-report.ts';
import { endpoint } from './endpoint.ts';

/** The start or end of a triage session. Idempotent. */
export const reportSession = endpoint({
  method: 'POST',
  path: '/api/activity/sessions',
  who: 'user',
  request: SessionReport,
  response: z.object({}),
});
