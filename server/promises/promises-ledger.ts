// The ledger of promises. It has no provider, so nothing is delivered.
import type { Change } from '#domain/change/change.ts';
import { applyMarks, type PromisesChange } from '#domain/change/promises.ts';
import type { Account } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { PromiseId } from '#domain/promise.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import type { Described, Ledger } from '#server/ledger/ledger.ts';
import { lockPromises, marksOf, messageOf, nextRevision, promisesRevision, storeMarks } from './store.ts';

export const promisesLedger: Ledger = {
  name: 'promises',
  lock: lockPromises,
  revision: nextRevision,
  own: async (tx, account, about) => {
    for (const { kind, id } of about) {
      if (kind !== 'promise' || !PromiseId.safeParse(id).success) throw new Problem('request.invalid');
      const message = await tx
        .selectFrom('message')
        .select('id')
        .where(ofAccount(account))
        .where('id', '=', messageOf(id))
        .executeTakeFirst();
      if (!message) throw new Problem('thread.gone');
    }
  },
  apply: async (ctx, tx, account, { changes }) => {
    const { done } = applyMarks(await marksOf(tx, account), ofPromises(changes));
    await storeMarks(
      tx,
      account,
      done.flatMap(({ swaps }) => swaps.map(({ key, is }) => ({ id: key, mark: is }))),
      ctx.clock.now(),
    );
    return done;
  },
  describe: async (tx, account): Promise<Described> => ({ userEmail: await emailOf(tx, account), metadata: {} }),
  needsDelivery: () => false,
  deliver: async () => 'nothing',
  live: async (tx, account) => [
    { kind: 'revision', ledger: 'promises', revision: await promisesRevision(tx, account) },
  ],
};

const emailOf = async (tx: Tx, account: Account): Promise<string> => {
  const row = await tx.selectFrom('provider_account').select('email').where(ofAccount(account)).executeTakeFirst();
  return row?.email ?? '';
};

const ofPromises = (changes: readonly Change[]): PromisesChange[] =>
  changes.flatMap((change) => (change.ledger === 'promises' ? [change] : []));
