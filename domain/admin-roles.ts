// Who holds which role.
import * as z from 'zod/mini';
import { UserId } from './id.ts';

export const Role = z.enum(['user', 'moderator', 'admin']);
export type Role = z.infer<typeof Role>;

export const RoleRow = z.object({
  id: z.uuid(),
  userId: UserId,
  /** Null for an account that is gone. */
  email: z.nullable(z.string()),
  role: Role,
  createdAt: z.string(),
});
export type RoleRow = z.infer<typeof RoleRow>;
