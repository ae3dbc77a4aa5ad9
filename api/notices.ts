import * as z from 'zod/mini';
import { PushSubscriptionKeys } from '#domain/push-notice.ts';
import { Zone } from '#domain/wall-time.ts';
import { endpoint } from './endpoint.ts';

/** `key`: the server's public key, or null if this server cannot send notices. `zone`: what quiet hours go by. */
export const getNotices = endpoint({
  method: 'GET',
  path: '/api/notices',
  who: 'user',
  request: z.object({ zone: Zone }),
  response: z.object({ key: z.nullable(z.string()), zone: Zone }),
});

/** This device receives notices until its session ends. Idempotent. */
export const subscribeToNotices = endpoint({
  method: 'POST',
  path: '/api/notices/devices',
  who: 'user',
  request: z.object({ subscription: PushSubscriptionKeys, zone: Zone }),
  response: z.object({}),
});

export const unsubscribeFromNotices = endpoint({
  method: 'POST',
  path: '/api/notices/devices/remove',
  who: 'user',
  request: z.object({ endpoint: z.string().check(z.maxLength(1024)) }),
  response: z.object({}),
});

/** Sends a notice to this device at once, in quiet hours too. */
export const testNotice = endpoint({
  method: 'POST',
  path: '/api/notices/test',
  who: 'user',
  request: z.object({ endpoint: z.string().check(z.maxLength(1024)) }),
  response: z.object({
    /** `gone`: the device must subscribe again. `failed`: the push service did not take it. */
    outcome: z.enum(['sent', 'gone', 'failed']),
  }),
});
