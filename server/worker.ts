// All background jobs and their schedules.
import { tokenCheck } from '#domain/connection.ts';
import type { Account } from '#domain/id.ts';
import { findPreps, makePreps } from '#server/assistant/make-preps.ts';
import { endHolds, findDueHolds } from '#server/calendar/ledger/end-holds.ts';
import { pollCalendars } from '#server/calendar/poll.ts';
import { syncCalendars } from '#server/calendar/sync.ts';
import { deliver } from '#server/commands/deliver.ts';
import { ledgers } from '#server/commands/ledgers.ts';
import { pollContacts } from '#server/contacts/poll.ts';
import { syncContacts } from '#server/contacts/sync.ts';
import { leavingJobs } from '#server/leaving/jobs.ts';
import type { Ledger } from '#server/ledger/ledger.ts';
import { queueDelivery } from '#server/ledger/queue-delivery.ts';
import { backfillMailbox } from '#server/mailbox/backfill.ts';
import { connectMailbox } from '#server/mailbox/connect.ts';
import { remindDue, wakeDue } from '#server/mailbox/ledger/wake-due.ts';
import type { Parser } from '#server/mailbox/parse.ts';
import { pollMailboxes } from '#server/mailbox/poll.ts';
import { syncMailbox } from '#server/mailbox/sync.ts';
import { measure } from '#server/metrics/probes.ts';
import { findNotices } from '#server/notices/round.ts';
import { sendAbout } from '#server/notices/send-about.ts';
import { workOnPayments } from '#server/payments/work.ts';
import { pushArrived } from '#server/push/arrived.ts';
import { renewWatches, watchMailbox } from '#server/push/watch.ts';
import { dropAtProvider, keepAtProvider } from '#server/sending/at-provider.ts';
import { carrySending } from '#server/sending/carry.ts';
import { checkTokens, refreshDue } from '#server/tokens/check.ts';
import { type AccountRef, accountBy } from './account.ts';
import type { Context } from './context.ts';
import { type Attempt, type Job, job } from './job.ts';
import { leaveList } from './mailbox/ledger/leave-list.ts';
import { deliveryQueues } from './queues.ts';

export const jobs = (parser: Parser): readonly Job[] => [
  job('mailbox.connect', { atOnce: 2 }, forAccount(connectMailbox)),
  job(
    'mailbox.sync',
    { atOnce: 3 },
    forAccount((ctx, account) => syncMailbox(ctx, parser, account)),
  ),
  job(
    'mailbox.backfill',
    { atOnce: 2 },
    forAccount((ctx, account) => backfillMailbox(ctx, parser, account)),
  ),
  job('metrics.round', { atOnce: 1, everySeconds: 30, firstAfter: 3 }, measure),
  job('mailbox.poll', { atOnce: 1, everySeconds: 30 }, (ctx) => pollMailboxes(ctx)),
  job('tokens.check', { atOnce: 1, everySeconds: tokenCheck.every, firstAfter: tokenCheck.first }, checkTokens),
  job('tokens.refresh', { atOnce: 1 }, forAccount(refreshDue)),
  job('contacts.sync', { atOnce: 1 }, forAccount(syncContacts)),
  job('calendar.sync', { atOnce: 2 }, forAccount(syncCalendars)),
  job('calendar.poll', { atOnce: 1, everySeconds: 30 }, pollBooks),
  job('calendar.prep', { atOnce: 1 }, forAccount(makePreps)),
  job(
    'calendar.leave',
    { atOnce: 1 },
    forAccount((ctx, account) => ctx.db.asUser(account.userId, (tx) => queueDelivery(ctx, tx, account, 'calendar'))),
  ),
  job('push.arrived', { atOnce: 1 }, (ctx, { address }) => pushArrived(ctx, address)),
  job('push.watch', { atOnce: 1 }, forAccount(watchMailbox)),
  job('notices.send', { atOnce: 1 }, forAccount(sendAbout)),
  job(
    'sending.carry',
    { atOnce: 3 },
    forAccount((ctx, account, { sendingId }, { last }) => carrySending(ctx, account, sendingId, last)),
  ),
  job(
    'sending.keep',
    { atOnce: 1 },
    forAccount((ctx, account, { draftId }) => keepAtProvider(ctx, account, draftId)),
  ),
  job(
    'sending.drop',
    { atOnce: 1 },
    forAccount((ctx, account, { providerId }) => dropAtProvider(ctx, account, providerId)),
  ),
  job(
    'lists.leave',
    { atOnce: 1 },
    forAccount((ctx, account, { list }) => leaveList(ctx, account, list)),
  ),
  job('reminders.round', { atOnce: 1, everySeconds: 15 }, findDue),
  job('reminders.wake', { atOnce: 1 }, forAccount(wakeDue)),
  job('calendar.end-holds', { atOnce: 1 }, forAccount(endHolds)),
  job('payments.sync', { atOnce: 1 }, workOnPayments),
  ...leavingJobs,
  ...Object.values(ledgers).flatMap(deliveryOf),
];

const deliveryOf = (ledger: Ledger): Job[] => {
  const queue = deliveryQueues[ledger.name];
  if (queue === null) return [];
  const work = forAccount((ctx, account, _content, { last }) => deliver(ctx, account, ledger, last));
  return [job(queue, { atOnce: 4 }, work)];
};

/** One round for all, as below. */
const pollBooks = async (ctx: Context): Promise<void> => {
  await pollCalendars(ctx);
  await pollContacts(ctx);
  await findPreps(ctx);
  await renewWatches(ctx);
};

/** One round for all, because each queue holds connections. */
const findDue = async (ctx: Context): Promise<void> => {
  await remindDue(ctx);
  await findDueHolds(ctx);
  await findNotices(ctx);
};

/** A job about one account. Looks the account up, because a job of the previous version does not name it. */
const forAccount =
  <Content extends AccountRef>(
    work: (ctx: Context, account: Account, content: Content, attempt: Attempt) => Promise<void>,
  ) =>
  async (ctx: Context, content: Content, attempt: Attempt): Promise<void> =>
    work(ctx, await ctx.db.asUser(content.userId, (tx) => accountBy(tx, content)), content, attempt);
