// Operators may enter the admin area and sign in with a password, which they set through a one-time link.
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { UserId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import { hashPassword } from './password-hash.ts';
import { endFactor } from './second-factor.ts';

/** The command line has no more context than this. */
export type OperatorContext = Pick<Context, 'db' | 'clock'> & { config: Pick<Context['config'], 'url'> };

/** A link works once, within this many minutes. */
export const linkMinutes = 15;

export const enterPath = '/operator/sign-in';

export const passwordPath = '/operator/password';

export const passwordSetPath = '/operator/password-set';

/**
 * Makes `address` an operator and returns the link that sets a password. A new link ends the older one. `name` is used for new
 * accounts.
 */
export const operatorLink = async (ctx: OperatorContext, address: string, name = 'Operator'): Promise<string> => {
  const email = address.trim().toLowerCase();
  const token = randomBytes(32).toString('base64url');
  const now = ctx.clock.now();
  await ctx.db.asAuth.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('user')
      // The host vouches for the address, so its Google account may connect later.
      .values({ email, name, emailVerified: true, image: null, createdAt: now })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ updatedAt: now }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`select public.grant_role(${id}, 'admin')`.execute(tx);
    await tx.deleteFrom('verification').where('value', '=', id).where('identifier', 'like', `${kind}%`).execute();
    await tx
      .insertInto('verification')
      .values({
        identifier: identifierOf(token),
        value: id,
        expiresAt: new Date(now.getTime() + linkMinutes * 60_000),
      })
      .execute();
  });
  return `${ctx.config.url}${passwordPath}?token=${token}`;
};

/** The demo operator's link on the first start. Null later and with real accounts. */
export const demoOperatorLink = async (ctx: Context): Promise<string | null> => {
  if (ctx.config.google.local === null) return null;
  const known = await ctx.db.asAuth
    .selectFrom('user')
    .select('id')
    .where('email', '=', demoOperator)
    .executeTakeFirst();
  return known ? null : operatorLink(ctx, demoOperator);
};

const demoOperator = 'ops@northwind.example';

/** Looking does not use the link up. */
export const isOpenLink = async (ctx: OperatorContext, token: string): Promise<boolean> => {
  const user = await ctx.db.asAuth
    .selectFrom('verification')
    .select('id')
    .where('identifier', '=', identifierOf(token))
    .where('expiresAt', '>', ctx.clock.now())
    .executeTakeFirst();
  return user !== undefined;
};

/** Uses the link up and ends the operator's sessions. Null if the link is not valid. */
export const setPassword = async (
  ctx: OperatorContext,
  token: string,
  password: string,
): Promise<{ userId: UserId; email: string } | null> => {
  const hash = await hashPassword(password);
  const now = ctx.clock.now();
  return ctx.db.asAuth.transaction().execute(async (tx) => {
    const used = await tx
      .deleteFrom('verification')
      .where('identifier', '=', identifierOf(token))
      .where('expiresAt', '>', now)
      .returning('value')
      .executeTakeFirst();
    if (!used) return null;
    const userId = UserId.parse(used.value);
    const account = { userId, providerId: 'credential', accountId: userId, password: hash };
    await tx
      .insertInto('account')
      .values({ ...account, ...noTokens })
      .onConflict((conflict) =>
        conflict.columns(['providerId', 'accountId']).doUpdateSet({ password: hash, updatedAt: now }),
      )
      .execute();
    await tx.deleteFrom('session').where('userId', '=', userId).execute();
    const { email } = await tx.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
    return { userId, email };
  });
};

/** For an operator who lost the authenticator and the recovery codes. Returns whether there is such a person. */
export const forgetCodes = async (ctx: Pick<OperatorContext, 'db'>, address: string): Promise<boolean> => {
  const known = await ctx.db.asAuth
    .selectFrom('user')
    .select('id')
    .where('email', '=', address.trim().toLowerCase())
    .executeTakeFirst();
  if (known) await ctx.db.asUser(known.id, (tx) => endFactor(tx, known.id));
  return known !== undefined;
};

const kind = 'operator-password:';

/** Stores only the hash, so database access does not reveal the link. */
const identifierOf = (token: string): string => kind + createHash('sha256').update(token).digest('base64url');

const noTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  scope: null,
};
