import type { CommandKind } from '#commands/registry.ts';
import type { Account } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { type Subject, threadSubjects, threadsAmong } from '#domain/subject.ts';
import { refOf } from '#server/account.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import type { ChangeRequest, Ledger } from '#server/ledger/ledger.ts';
import { withKnownLabels } from '#server/mailbox/labels.ts';
import { mailboxState } from '#server/mailbox/progress.ts';
import { lockMailbox, nextRevision } from '#server/mailbox/revision.ts';
import { applyChanges } from './apply.ts';
import { threadsLastBy } from './blocked.ts';
import { deliverRound } from './deliver.ts';
import { describe } from './describe.ts';
import { holdLeaving, stopLeaving } from './leave-list.ts';

export const mailboxLedger: Ledger = {
  name: 'mailbox',
  lock: lockMailbox,
  revision: nextRevision,
  own: (tx, account, about) => ownThreads(tx, account, about),
  complete: async (tx, account, command, request) => {
    if (command.kind === 'block') return withAllTheirs(tx, account, command.args);
    return { ...request, changes: await withKnownLabels(tx, account, request.changes) };
  },
  apply: (_ctx, tx, account, given) => applyChanges(tx, account, given),
  describe,
  afterStored: async (ctx, tx, account, { id, command }) => {
    if (command.kind === 'unsubscribe') await holdLeaving(ctx, tx, account, id, command.args);
  },
  beforeInverted: async (tx, account, { id, kind }) => {
    if (kind === ('unsubscribe' satisfies CommandKind)) await stopLeaving(tx, account, id);
  },
  needsDelivery: (done) => done.some(({ edits }) => edits.length > 0),
  deliver: deliverRound,
  live: async (tx, account) => {
    const mailbox = await mailboxState(tx, account);
    if (!mailbox) return [];
    return [
      { kind: 'revision', revision: mailbox.revision, ledger: 'mailbox' },
      { kind: 'sync', sync: mailbox.sync },
    ];
  },
  keepFresh: (ctx, tx, account) => ctx.jobs.add(tx, 'mailbox.sync', refOf(account), { key: account.id }),
};

/** Ignores deleted threads unless none is left. */
const ownThreads = async (tx: Tx, account: Account, about: readonly Subject[]): Promise<void> => {
  const threadIds = [...new Set(threadsAmong(about))];
  if (threadIds.length === 0) return;
  const rows = await tx
    .selectFrom('thread')
    .select('gone')
    .where(ofAccount(account))
    .where('id', 'in', threadIds)
    .execute();
  if (rows.length < threadIds.length) throw new Problem('thread.unknown');
  if (rows.every(({ gone }) => gone)) throw new Problem('thread.gone');
};

/** Adds the sender's newest threads, which a device that was offline does not know. */
const withAllTheirs = async (
  tx: Tx,
  account: Account,
  { email, threadIds }: { email: string; threadIds: Parameters<typeof threadSubjects>[0] },
): Promise<ChangeRequest> => {
  const all = [...new Set([...threadIds, ...(await threadsLastBy(tx, account, email))])];
  return {
    changes: [{ ledger: 'mailbox', kind: 'block', email, blocked: true, threadIds: all }],
    about: threadSubjects(all),
  };
};
