// Muted threads, for the settings. Its own file, because the first page does not need it.
import * as z from 'zod/mini';
import { ThreadId } from '#domain/id.ts';
import { endpoint } from './endpoint.ts';

/** The ids of muted threads, latest mail first. `older`: how many more are muted. */
export const listMuted = endpoint({
  method: 'GET',
  path: '/api/mailbox/muted',
  who: 'user',
  request: z.object({}),
  response: z.object({ ids: z.array(ThreadId), older: z.number() }),
});
