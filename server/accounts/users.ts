import type { User } from '#domain/account.ts';
import type { Context } from '#server/context.ts';
import type { Session } from '#server/handle.ts';

/**
 * Null if somebody deleted the account during the session. The operator's role belongs to sessions that the password
 * opened.
 */
export const userWith = async (ctx: Context, { userId, admin }: Session): Promise<User | null> => {
  const [user, connected, roles] = await Promise.all([
    ctx.db.asAuth.selectFrom('user').select(['email', 'name']).where('id', '=', userId).executeTakeFirst(),
    ctx.db.asAuth
      .selectFrom('account')
      .select('id')
      .where('userId', '=', userId)
      // The sign-in library's word for a password.
      .where('providerId', '<>', 'credential')
      .executeTakeFirst(),
    ctx.db.asUser(userId, (tx) =>
      tx.selectFrom('user_roles').select('role').where('user_id', '=', userId).orderBy('role').execute(),
    ),
  ]);
  if (!user) return null;
  return {
    id: userId,
    email: user.email,
    name: user.name,
    roles: roles.map(({ role }) => role).filter((role) => admin || role !== 'admin'),
    connected: connected !== undefined,
    ...(roles.some(({ role }) => role === 'admin') ? { operator: true } : {}),
  };
};
