// Where the person is signed in.
import * as z from 'zod/mini';
import { SignedInDevice } from '#domain/signed-in-device.ts';
import { endpoint } from './endpoint.ts';

/** This device first, then by last use. */
export const getDevices = endpoint({
  method: 'GET',
  path: '/api/devices',
  who: 'user',
  request: z.object({}),
  response: z.object({ devices: z.array(SignedInDevice) }),
});

/** Signs a device out, or all but this one. Idempotent. */
export const endDevice = endpoint({
  method: 'POST',
  path: '/api/devices/end',
  who: 'user',
  request: z.object({ id: z.union([z.uuid(), z.literal('others')]) }),
  response: z.object({ devices: z.array(SignedInDevice) }),
});
