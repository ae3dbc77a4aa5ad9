// Password sign-in, for operators only, with a pace for guesses and the code of a second factor.
import { signInByPassword } from '#api/accounts.ts';
import type { UserId } from '#domain/id.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { openAttempts } from './attempts.ts';
import { deviceCookie, knownDevice } from './known-device.ts';
import { openSession } from './open-session.ts';
import { hashPassword, isCurrent, isPassword } from './password-hash.ts';
import { factorState, passesFactor } from './second-factor.ts';

type Owner = { userId: UserId; email: string };

export type PasswordDoor = {
  /** The answer carries the session as a cookie, and in `set-auth-token` for scripts. */
  enter(body: unknown, from: { request: Request; network: string }): Promise<Response>;
  /** For a new password. Null: the code of the second factor is still to come. */
  begin(owner: Owner, request: Request): Promise<Response | null>;
};

export const passwordDoor = (ctx: Context): PasswordDoor => {
  const attempts = openAttempts(ctx);
  const { url, sessionSecret } = ctx.config;
  return {
    enter: async (body, { request, network }) => {
      const parsed = signInByPassword.request.safeParse(body);
      if (!parsed.success) throw new Problem('request.invalid');
      const { password, code } = parsed.data;
      const address = parsed.data.email.trim().toLowerCase();
      const device = knownDevice(request, address, url, sessionSecret);
      const outcome = await attempts.run(
        { address, network, device },
        () => (couldBe(address, password) ? check(ctx, { address, password, code }) : Promise.resolve(wrong)),
        ({ kind }) => kind === 'wrong',
      );
      if (outcome.kind !== 'right') throw new Problem(outcome.problem);
      return entered(ctx, request, outcome.owner);
    },
    begin: async (owner, request) => {
      const { on } = await ctx.db.asUser(owner.userId, (tx) => factorState(tx, owner.userId));
      return on ? null : entered(ctx, request, owner);
    },
  };
};

/** No account has another kind of address, and the database takes none. */
const couldBe = (address: string, password: string): boolean =>
  address.length <= 254 && /^[\x21-\x7e]+@[\x21-\x7e]+$/.test(address) && password.length <= 128;

/** `wrong` counts as a guess. An unknown address and a wrong password are one outcome, after the same time. */
type Outcome = { kind: 'right'; owner: Owner } | { kind: 'wrong' | 'incomplete'; problem: ProblemCode };

const wrong: Outcome = { kind: 'wrong', problem: 'sign-in.wrong-password' };

const check = async (
  ctx: Context,
  { address, password, code }: { address: string; password: string; code: string },
): Promise<Outcome> => {
  const owner = await ownerAt(ctx, address);
  const stored = owner?.password ?? null;
  if (!(await isPassword(stored, password)) || owner === undefined || stored === null) return wrong;
  if (!owner.emailVerified) return { kind: 'incomplete', problem: 'sign-in.unconfirmed' };
  if (!isCurrent(stored)) await rehash(ctx, owner.userId, password);
  return checkCode(ctx, owner, code);
};

const checkCode = async (ctx: Context, { userId, email }: Owner, code: string): Promise<Outcome> => {
  const { on } = await ctx.db.asUser(userId, (tx) => factorState(tx, userId));
  if (on && code.trim() === '') return { kind: 'incomplete', problem: 'sign-in.code-needed' };
  if (!(await passesFactor(ctx, userId, code))) return { kind: 'wrong', problem: 'sign-in.wrong-code' };
  return { kind: 'right', owner: { userId, email } };
};

const ownerAt = (ctx: Context, address: string) =>
  ctx.db.asAuth
    .selectFrom('user')
    .leftJoin('account', (on) => on.onRef('userId', '=', 'user.id').on('providerId', '=', 'credential'))
    .select(['user.id as userId', 'email', 'emailVerified', 'password'])
    .where('email', '=', address)
    .executeTakeFirst();

/** Replaces the hash of an earlier version. */
const rehash = async (ctx: Context, userId: UserId, password: string): Promise<void> => {
  await ctx.db.asAuth
    .updateTable('account')
    .set({ password: await hashPassword(password), updatedAt: ctx.clock.now() })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .execute();
};

const entered = async (ctx: Context, request: Request, { userId, email }: Owner): Promise<Response> => {
  const { url, sessionSecret } = ctx.config;
  const { cookie, signed } = await openSession(ctx, request, { userId, email, isOperators: true });
  const headers = new Headers({ 'content-type': 'application/json', 'set-auth-token': signed });
  headers.append('set-cookie', cookie);
  headers.append('set-cookie', deviceCookie(email, url, sessionSecret));
  return new Response('{}', { headers });
};
