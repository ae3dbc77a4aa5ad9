// The waitlist: each address once, sealed with the host's key. Whoever is on it can leave by a link.
import { createHmac } from 'node:crypto';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { open, seal } from '#server/crypto.ts';
import { newId } from '#server/id.ts';

/** The command line has no more context than this. */
type ListContext = Pick<Context, 'db'> & { config: Pick<Context['config'], 'hostKey'> };

/** Returns whether the address is new. */
export const join = async (ctx: ListContext & Pick<Context, 'clock'>, address: string): Promise<boolean> => {
  const at = ctx.clock.now();
  const id = newId(at);
  const email = seal(ctx.config.hostKey, keyName, placeOf(id), Buffer.from(address));
  const { numInsertedOrUpdatedRows = 0n } = await ctx.db.system((tx) =>
    tx
      .insertInto('waitlist')
      .values({ id, email, mark: hashOf(ctx, `waitlist ${address.toLowerCase()}`), at })
      .onConflict((row) => row.column('mark').doNothing())
      .executeTakeFirst(),
  );
  return numInsertedOrUpdatedRows > 0n;
};

/** `email` null: another host key sealed it. The oldest first. */
export const listed = async (ctx: ListContext): Promise<{ id: string; at: Date; email: string | null }[]> => {
  const rows = await ctx.db.system((tx) =>
    tx.selectFrom('waitlist').select(['id', 'at', 'email']).orderBy('at').orderBy('id').execute(),
  );
  return rows.map(({ id, at, email }) => ({ id, at, email: opened(ctx, id, email) }));
};

/** The link to leave. Only this host can make it. */
export const leavingLink = (ctx: ListContext, url: string, id: string): string =>
  `${url}${leavePath}?id=${id}&proof=${proofOf(ctx, id)}`;

export const leavePath = '/waitlist/leave';

export const isLeavingLink = (ctx: ListContext, id: string, proof: string): boolean => proof === proofOf(ctx, id);

export const leave = (ctx: ListContext, id: string): Promise<unknown> =>
  ctx.db.system((tx) => tx.deleteFrom('waitlist').where('id', '=', id).execute());

const keyName = 'host';

const placeOf = (id: string): string => `v1|waitlist|email||${id}`;

const hashOf = ({ config }: ListContext, text: string): string =>
  createHmac('sha256', config.hostKey).update(text).digest('hex');

const proofOf = (ctx: ListContext, id: string): string => hashOf(ctx, `leave waitlist ${id}`).slice(0, 32);

const opened = (ctx: ListContext, id: string, email: string): string | null => {
  try {
    return open(ctx.config.hostKey, keyName, placeOf(id), email).toString('utf8');
  } catch (error) {
    if (error instanceof Problem && error.code === 'secret.unreadable') return null;
    throw error;
  }
};
