// Calls of the public pages, for people without a session.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** At most five an hour for a network. */
export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/public-pages/contact',
  who: 'anyone',
  /** The server says what is wrong with a field in words only without script, because the page checks first. */
  request: z.object({ name: z.string(), email: z.string(), message: z.string(), website: z.string() }),
  response: z.object({}),
});

/** At most ten an hour for a network. `website`: what stands in the field that people don't see. */
export const joinWaitlist = endpoint({
  method: 'POST',
  path: '/api/public-pages/waitlist',
  who: 'anyone',
  request: z.object({ email: z.string(), website: z.string() }),
  /** False: the address stood there already. */
  response: z.object({ isNew: z.boolean() }),
});

/** Must the operator, who asks, still check the policies? False for everybody else. */
export const getPolicyReminder = endpoint({
  method: 'GET',
  path: '/api/public-pages/reminder',
  who: 'anyone',
  request: z.object({}),
  response: z.object({ mustCheck: z.boolean() }),
});
