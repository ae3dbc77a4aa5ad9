// The second factor of an operator: codes of an authenticator, and recovery codes for the day it is lost. Both work once.
import { createHmac, randomBytes } from 'node:crypto';
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { enrolmentUri, matchingStep, newSecret, toBase32 } from './totp.ts';

export type FactorState = { on: boolean; recoveryLeft: number };

export const factorState = async (tx: Tx, userId: UserId): Promise<FactorState> => {
  const row = await factorOf(tx, userId);
  return row?.since ? { on: true, recoveryLeft: row.recovery.length } : { on: false, recoveryLeft: 0 };
};

/** Makes a secret for the authenticator. Nothing changes at sign-in until `confirmFactor`. Throws `codes.on` if codes are on. */
export const startFactor = (
  ctx: Context,
  { userId, email }: { userId: UserId; email: string },
): Promise<{ secret: string; uri: string }> =>
  ctx.db.asUser(userId, async (tx) => {
    if ((await factorState(tx, userId)).on) throw new Problem('codes.on');
    const secret = newSecret();
    const sealed = { secret: await ctx.keyring.seal(tx, userId, placeOf(userId), secret), since: null };
    await tx
      .insertInto('operator_factor')
      .values({ user_id: userId, ...sealed })
      .onConflict((row) => row.column('user_id').doUpdateSet({ ...sealed, last_step: 0, recovery: [] }))
      .execute();
    return { secret, uri: enrolmentUri(secret, email) };
  });

/** Switches codes on once the authenticator shows the right one. Returns the recovery codes, which nobody sees again. */
export const confirmFactor = (ctx: Context, userId: UserId, code: string): Promise<string[]> =>
  ctx.db.asUser(userId, async (tx) => {
    const row = await factorOf(tx, userId);
    if (row === undefined || row.since !== null) throw new Problem('codes.on');
    const secret = await ctx.keyring.open(tx, userId, placeOf(userId), row.secret);
    const step = matchingStep(secret, digitsIn(code), ctx.clock.now(), Number(row.last_step));
    if (step === null) throw new Problem('sign-in.wrong-code');
    const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
    await tx
      .updateTable('operator_factor')
      .set({ since: ctx.clock.now(), last_step: step, recovery: codes.map((one) => markOf(ctx, userId, one)) })
      .where('user_id', '=', userId)
      .execute();
    return codes;
  });

export const endFactor = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx.deleteFrom('operator_factor').where('user_id', '=', userId).execute();
};

/** Whether the code of the authenticator or a recovery code is right. It is used up then. True without a second factor. */
export const passesFactor = (ctx: Context, userId: UserId, code: string): Promise<boolean> =>
  ctx.db.asUser(userId, async (tx) => {
    const row = await tx
      .selectFrom('operator_factor')
      .selectAll()
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!row?.since) return true;
    const secret = await ctx.keyring.open(tx, userId, placeOf(userId), row.secret);
    const step = matchingStep(secret, digitsIn(code), ctx.clock.now(), Number(row.last_step));
    const mark = markOf(ctx, userId, code);
    if (step === null && !row.recovery.includes(mark)) return false;
    await tx
      .updateTable('operator_factor')
      .set(step === null ? { recovery: row.recovery.filter((one) => one !== mark) } : { last_step: step })
      .where('user_id', '=', userId)
      .execute();
    return true;
  });

const factorOf = (tx: Tx, userId: UserId) =>
  tx.selectFrom('operator_factor').selectAll().where('user_id', '=', userId).executeTakeFirst();

const placeOf = (userId: UserId) => ({ table: 'operator_factor', column: 'secret', row: userId });

const digitsIn = (code: string): string => code.replaceAll(/\s/g, '');

const recoveryCodes = 8;

/** Fifty bits, as 'abcde-fghij'. */
const newRecoveryCode = (): string => {
  const letters = toBase32(randomBytes(7)).slice(0, 10).toLowerCase();
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
};

const markOf = ({ config }: Pick<Context, 'config'>, userId: UserId, code: string): string =>
  createHmac('sha256', config.hostKey)
    .update(`recovery ${userId} ${code.toLowerCase().replaceAll(/[^a-z2-7]/g, '')}`)
    .digest('base64url');
