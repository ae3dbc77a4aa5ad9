// The admin area. Every call here is for admins, and the compiler binds it through `server/admin/as-admin.ts` alone.
import * as z from 'zod/mini';
import { RoleRow } from '#domain/admin-roles.ts';
import { endpoint } from './endpoint.ts';

/** The operator at this session. */
export const getOperator = endpoint({
  method: 'GET',
  path: '/api/admin/operator',
  who: 'admin',
  request: z.object({}),
  response: z.object({
    email: z.string(),
    name: z.string(),
    /** Until when a proof of who is at the session counts. Null without one. */
    confirmedUntil: z.nullable(z.string()),
    hasPassword: z.boolean(),
    /** The second factor of their sign-in. */
    codes: z.object({ on: z.boolean(), recoveryLeft: z.number() }),
  }),
});

/** A secret for the operator's authenticator. Codes are on once the first one came back. */
export const startCodes = endpoint({
  method: 'POST',
  path: '/api/admin/codes/start',
  who: 'admin',
  stepUp: true,
  request: z.object({}),
  /** `uri`: what a QR code tells the authenticator. */
  response: z.object({ secret: z.string(), uri: z.string() }),
});

export const confirmCodes = endpoint({
  method: 'POST',
  path: '/api/admin/codes/confirm',
  who: 'admin',
  request: z.object({ code: z.string().check(z.maxLength(40)) }),
  /** Nobody sees them again. */
  response: z.object({ recovery: z.array(z.string()) }),
});

export const endCodes = endpoint({
  method: 'POST',
  path: '/api/admin/codes/end',
  who: 'admin',
  stepUp: true,
  request: z.object({}),
  response: z.object({}),
});

export const getRoles = endpoint({
  method: 'GET',
  path: '/api/admin/roles',
  who: 'admin',
  request: z.object({}),
  /** Newest first. */
  response: z.object({ roles: z.array(RoleRow) }),
});
