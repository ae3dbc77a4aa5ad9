// The messages to the operator: sealed with the host's key, because no person's key belongs to them.
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { ContactMessage } from '#domain/contact-message.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { open, seal } from '#server/crypto.ts';
import { newId } from '#server/id.ts';

/** The command line has no more context than this. */
export type ContactContext = Pick<Context, 'db'> & { config: Pick<Context['config'], 'hostKey'> };

export type KeptMessage = {
  id: string;
  at: Date;
  /** Null: another host key sealed it. */
  content: ContactMessage | null;
};

export const keepMessage = async (ctx: ContactContext & Pick<Context, 'clock'>, message: ContactMessage) => {
  const at = ctx.clock.now();
  const id = newId(at);
  const content = seal(ctx.config.hostKey, keyName, placeOf(id), Buffer.from(JSON.stringify(message)));
  await ctx.db.system((tx) => tx.insertInto('contact_message').values({ id, at, content }).execute());
};

/** The oldest first. */
export const listMessages = async (ctx: ContactContext): Promise<KeptMessage[]> => {
  const rows = await ctx.db.system((tx) =>
    tx.selectFrom('contact_message').selectAll().orderBy('at').orderBy('id').execute(),
  );
  return rows.map(({ id, at, content }) => ({ id, at, content: opened(ctx, id, content) }));
};

export const countMessages = ({ db }: Pick<Context, 'db'>): Promise<number> =>
  db.system(async (tx) => {
    const { count } = await tx
      .selectFrom('contact_message')
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow();
    return count;
  });

/** Returns whether there was one. */
export const removeMessage = async (ctx: ContactContext, id: string): Promise<boolean> => {
  const { numDeletedRows } = await ctx.db.system((tx) =>
    tx.deleteFrom('contact_message').where(sql<string>`id::text`, '=', id).executeTakeFirstOrThrow(),
  );
  return numDeletedRows > 0n;
};

const Content = z.object({ name: z.string(), email: z.string(), message: z.string() });

const keyName = 'host';

const placeOf = (id: string): string => `v1|contact_message|content||${id}`;

const opened = (ctx: ContactContext, id: string, content: string): ContactMessage | null => {
  try {
    const text = open(ctx.config.hostKey, keyName, placeOf(id), content).toString('utf8');
    return Content.parse(JSON.parse(text));
  } catch (error) {
    if (error instanceof Problem && error.code === 'secret.unreadable') return null;
    throw error;
  }
};
