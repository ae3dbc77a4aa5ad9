// Lists the drafts a person can continue: Flow's own, recently discarded ones, and those of other clients.
import type { Draft } from '#domain/draft.ts';
import type { Account, MessageId } from '#domain/id.ts';
import type { Address } from '#domain/mail.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { messagesById } from '#server/mailbox/threads.ts';
import { readDraft } from './drafts.ts';

export type Saved = {
  drafts: { draft: Draft; at: string; discarded: boolean }[];
  elsewhere: { messageId: MessageId; to: Address[]; subject: string; text: string; at: string }[];
};

const mostListed = 50;
/** Characters shown of drafts from other clients. */
const shownOf = 2000;

export const savedDrafts = (ctx: Context, account: Account): Promise<Saved> =>
  ctx.db.asUser(account.userId, async (tx) => ({
    drafts: await own(ctx, tx, account),
    elsewhere: await elsewhere(tx, account),
  }));

const own = async (ctx: Context, tx: Tx, account: Account): Promise<Saved['drafts']> => {
  const rows = await tx
    .selectFrom('draft')
    .select(['id', 'updated_at', 'discarded_at'])
    .where(ofAccount(account))
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('sending')
            .select('sending.id')
            .whereRef('sending.user_id', '=', 'draft.user_id')
            .whereRef('sending.account_id', '=', 'draft.account_id')
            .whereRef('sending.draft_id', '=', 'draft.id')
            .where('sending.state', 'in', ['queued', 'drafted', 'leaving', 'sent']),
        ),
      ),
    )
    .orderBy('updated_at', 'desc')
    .limit(mostListed)
    .execute();
  const drafts: Saved['drafts'] = [];
  for (const { id, updated_at: at, discarded_at: discardedAt } of rows) {
    const kept = await readDraft(ctx, tx, account, id);
    if (kept) drafts.push({ draft: kept.draft, at: at.toISOString(), discarded: discardedAt !== null });
  }
  return drafts;
};

/** Read-only: editing the same draft in two clients would lose one version. */
const elsewhere = async (tx: Tx, account: Account): Promise<Saved['elsewhere']> => {
  const rows = await tx
    .selectFrom('draft_map')
    .innerJoin('message', (join) =>
      join
        .onRef('message.user_id', '=', 'draft_map.user_id')
        .onRef('message.account_id', '=', 'draft_map.account_id')
        .onRef('message.id', '=', 'draft_map.message_id'),
    )
    .select(['message.id', 'draft_map.draft_id'])
    .where(ofAccount(account, 'draft_map'))
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('draft')
            .select('draft.id')
            .whereRef('draft.user_id', '=', 'draft_map.user_id')
            .whereRef('draft.account_id', '=', 'draft_map.account_id')
            .whereRef('draft.provider_id', '=', 'draft_map.draft_id'),
        ),
      ),
    )
    .orderBy('message.received_at', 'desc')
    .limit(mostListed)
    .execute();
  const messages = await messagesById(
    tx,
    account,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id }) => {
    const message = messages.get(id);
    if (!message?.labels.includes('drafts')) return [];
    const text = (message.reading.paragraphs ?? []).map((sentences) => sentences.join(' ')).join('\n\n');
    return [{ messageId: id, to: message.to, subject: message.subject, text: text.slice(0, shownOf), at: message.at }];
  });
};
