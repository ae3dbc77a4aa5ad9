// The roles table, as the admin area reads and changes it.
import type { RoleRow } from '#domain/admin-roles.ts';
import type { OperatorTx } from '#server/db/database.ts';

/** Newest first. */
export const listRoles = async (tx: OperatorTx): Promise<RoleRow[]> => {
  const rows = await tx
    .selectFrom('user_roles')
    .leftJoin('auth.user', 'auth.user.id', 'user_roles.user_id')
    .select(['user_roles.id', 'user_id', 'email', 'role', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('user_roles.id')
    .execute();
  return rows.map(({ id, user_id, email, role, created_at }) => ({
    id,
    userId: user_id,
    email,
    role,
    createdAt: created_at.toISOString(),
  }));
};
