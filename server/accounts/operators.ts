// Operators: people the host lets into the admin area, who may sign in with a password they set by a one-time link.
import { createHash, randomBytes } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import { sql } from 'kysely';
import { UserId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';

/** What it needs of the outside world; the command line has no more than this. */
export type OperatorContext = Pick<Context, 'db' | 'clock'> & { config: Pick<Context['config'], 'url'> };

/** Minutes for which a link can be used, once. */
export const linkMinutes = 15;

export const passwordPath = '/operator/password';

/** What is shown once it is set. */
export const passwordSetPath = '/operator/password-set';

/**
 * Makes `address` an operator, called `name` where the account is new, and answers the link to set a password. A new link ends
 * the older one.
 */
export const operatorLink = async (ctx: OperatorContext, address: string, name = 'Operator'): Promise<string> => {
  const email = address.trim().toLowerCase();
  const token = randomBytes(32).toString('base64url');
  const now = ctx.clock.now();
  await ctx.db.asAuth.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('user')
      // The host vouches for the address, so that the Google account behind it may be connected later.
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

/** The link of the demo company's operator, at its first start; null later, and where accounts are real. */
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

/** Whether the link could still be used; looking does not use it up. */
export const isOpenLink = async (ctx: OperatorContext, token: string): Promise<boolean> => {
  const found = await ctx.db.asAuth
    .selectFrom('verification')
    .select('id')
    .where('identifier', '=', identifierOf(token))
    .where('expiresAt', '>', ctx.clock.now())
    .executeTakeFirst();
  return found !== undefined;
};

/** Uses the link up and answers whose it was, or null when it is not good. Whoever was signed in as them is not any more. */
export const setPassword = async (ctx: OperatorContext, token: string, password: string): Promise<string | null> => {
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
    return email;
  });
};

const kind = 'operator-password:';

/** Only its hash is kept: who reads the database cannot use the link. */
const identifierOf = (token: string): string => kind + createHash('sha256').update(token).digest('base64url');

const noTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  scope: null,
};
