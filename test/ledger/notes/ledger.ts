// The notes on the server: a table, and an adapter that works or is in trouble, as NOTES_ADAPTER says.
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { Done, LedgerNames } from '#domain/change/change.ts';
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Tx } from '#server/db/database.ts';
import { type Carrier, deliverEach } from '#server/ledger/deliver-each.ts';
import type { Ledger } from '#server/ledger/ledger.ts';
import { type NotesChange, notesLedger } from './rules.ts';

const Rows = z.array(z.object({ key: z.string(), text: z.string() }));
const Book = z.array(z.object({ revision: z.number() }));

const notesOf = async (tx: Tx, userId: UserId) => {
  const { rows } = await sql`select key, text from note where user_id = ${userId}`.execute(tx);
  return new Map(Rows.parse(rows).map(({ key, text }) => [key, text]));
};

const applyOne = async (tx: Tx, userId: UserId, change: NotesChange): Promise<Done> => {
  const done = notesLedger.doneBy(await notesOf(tx, userId), change);
  for (const { key, is } of done.swaps) {
    await sql`delete from note where user_id = ${userId} and key = ${key}`.execute(tx);
    if (is !== null) await sql`insert into note values (${userId}, ${key}, ${is})`.execute(tx);
  }
  return Done.parse(done);
};

const carrier: Carrier = {
  name: LedgerNames.parse('notes'),
  lock: (tx, { userId }) => sql`select pg_advisory_xact_lock(hashtextextended(${`notes ${userId}`}, 0))`.execute(tx),
  revision: async (tx, { userId }) => {
    const { rows } = await sql`
      insert into note_book values (${userId}, 1)
      on conflict (user_id) do update set revision = note_book.revision + 1 returning revision
    `.execute(tx);
    return Book.parse(rows)[0]?.revision ?? 0;
  },
  apply: async (_ctx, tx, { userId }, { changes }) => {
    const all: Done[] = [];
    for (const change of changes) all.push(await applyOne(tx, userId, notesLedger.Change.parse(change)));
    return all;
  },
  describe: async () => ({ userEmail: 'someone@small.example', metadata: {} }),
  patience: 500,
  carry: async (ctx, { userId }, { id, done }) => {
    const adapter = process.env.NOTES_ADAPTER ?? 'works';
    if (adapter === 'throws') throw new Error('out of order');
    if (adapter === 'hangs') return new Promise(() => {});
    if (adapter === 'forbidden') throw new Problem('provider.scope-missing');
    const swaps = done.flatMap((one) => notesLedger.Done.parse(one).swaps);
    await ctx.db.asUser(userId, async (tx) => {
      for (const { key, is } of swaps)
        await sql`
          insert into note_at_provider values (${userId}, ${id}, ${key}, ${is}) on conflict do nothing
        `.execute(tx);
    });
  },
};

export const notesOnServer: Ledger = {
  ...carrier,
  own: async () => {},
  needsDelivery: (done) => done.some(({ swaps }) => swaps.length > 0),
  deliver: deliverEach(carrier),
  live: async () => [],
};
