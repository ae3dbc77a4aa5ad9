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
  }),
});

export const getRoles = endpoint({
  method: 'GET',
  path: '/api/admin/roles',
  who: 'admin',
  request: z.object({}),
  /** Newest first. */
  response: z.object({ roles: z.array(RoleRow) }),
});
