// The roles table, as the admin area reads and changes it. Each change and the operator's own entry about it are one transaction.
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Role, RoleRow } from '#domain/admin-roles.ts';
import { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import type { OperatorTx } from '#server/db/database.ts';
import type { By } from './by.ts';
import { noteIn, short } from './note.ts';

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

/** `who`: an address or a user id. `unknown-address`: Flow has nobody of that address. */
export const addRole = async (
  ctx: Context,
  { operator, tx }: By,
  { who, role }: { who: string; role: Role },
): Promise<'added' | 'unknown-address'> => {
  const asked = who.trim();
  const id = UserId.safeParse(asked.toLowerCase()).data ?? (await idAt(tx, asked));
  if (id === null) return 'unknown-address';
  const outcome = await outcomeOf(tx, sql`select add_role(${id}, ${role}) as outcome`);
  if (outcome === 'not-admin') throw new Problem('role.missing');
  if (outcome === 'unknown') throw new Problem('person.unknown');
  await noteIn(ctx, tx, operator, { type: 'role_added', words: `Gave ${short(id)} the role ${role}` });
  return 'added';
};

export const removeRole = async (ctx: Context, { operator, tx }: By, id: string): Promise<void> => {
  const row = await tx.selectFrom('user_roles').select(['user_id', 'role']).where('id', '=', id).executeTakeFirst();
  const outcome = await outcomeOf(tx, sql`select remove_role(${id}) as outcome`);
  const problem = refusals[outcome];
  if (problem !== undefined) throw new Problem(problem);
  if (row === undefined) throw new Problem('role.unknown');
  await noteIn(ctx, tx, operator, {
    type: 'role_removed',
    words: `Took the role ${row.role} from ${short(row.user_id)}`,
  });
};

const refusals: Partial<Record<z.infer<typeof Outcome>, 'role.missing' | 'role.unknown' | 'role.last' | 'role.own'>> = {
  'not-admin': 'role.missing',
  unknown: 'role.unknown',
  last: 'role.last',
  own: 'role.own',
};

const Outcome = z.enum(['added', 'there', 'removed', 'not-admin', 'unknown', 'last', 'own']);

const outcomeOf = async (tx: OperatorTx, question: ReturnType<typeof sql>): Promise<z.infer<typeof Outcome>> => {
  const { rows } = await question.execute(tx);
  return z.object({ outcome: Outcome }).parse(rows[0]).outcome;
};

const idAt = async (tx: OperatorTx, address: string): Promise<UserId | null> => {
  const row = await tx
    .selectFrom('auth.user')
    .select('id')
    .where('email', '=', address.toLowerCase())
    .executeTakeFirst();
  return row?.id ?? null;
};
