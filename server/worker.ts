// All background jobs and their schedules.
import { tokenCheck } from '#domain/connection.ts';
import { deliver } from '#server/commands/deliver.ts';
import { ledgers } from '#server/commands/ledgers.ts';
import { pollContacts } from '#server/contacts/poll.ts';
import { syncContacts } from '#server/contacts/sync.ts';
import { backfillMailbox } from '#server/mailbox/backfill.ts';
import { connectMailbox } from '#server/mailbox/connect.ts';
import { remindDue, wakeDue } from '#server/mailbox/ledger/wake-due.ts';
import type { Parser } from '#server/mailbox/parse.ts';
import { pollMailboxes } from '#server/mailbox/poll.ts';
import { syncMailbox } from '#server/mailbox/sync.ts';
import { pushArrived } from '#server/push/arrived.ts';
import { renewWatches, roundSeconds, watchMailbox } from '#server/push/watch.ts';
import { dropAtProvider, keepAtProvider } from '#server/sending/at-provider.ts';
import { carrySending } from '#server/sending/carry.ts';
import { checkTokens, refreshDue } from '#server/tokens/check.ts';
import { forgetTurns } from '#server/voice/turns.ts';
import { type Job, job } from './job.ts';
import { leaveList } from './mailbox/ledger/leave-list.ts';
import { deliveryQueues } from './queues.ts';

export const jobs = (parser: Parser): readonly Job[] => [
  job('mailbox.connect', { atOnce: 2 }, (ctx, { userId }) => connectMailbox(ctx, userId)),
  job('mailbox.sync', { atOnce: 3 }, (ctx, { userId }) => syncMailbox(ctx, parser, userId)),
  job('mailbox.backfill', { atOnce: 2 }, (ctx, { userId }) => backfillMailbox(ctx, parser, userId)),
  job('mailbox.poll', { atOnce: 1, everySeconds: 30 }, (ctx) => pollMailboxes(ctx)),
  job('tokens.check', { atOnce: 1, everySeconds: tokenCheck.every, firstAfter: tokenCheck.first }, checkTokens),
  job('tokens.refresh', { atOnce: 1 }, (ctx, { userId }) => refreshDue(ctx, userId)),
  job('contacts.sync', { atOnce: 1 }, (ctx, { userId }) => syncContacts(ctx, userId)),
  job('contacts.poll', { atOnce: 1, everySeconds: 300 }, (ctx) => pollContacts(ctx)),
  job('push.arrived', { atOnce: 1 }, (ctx, { address }) => pushArrived(ctx, address)),
  job('push.round', { atOnce: 1, everySeconds: roundSeconds }, renewWatches),
  job('push.watch', { atOnce: 1 }, (ctx, { userId }) => watchMailbox(ctx, userId)),
  job('sending.carry', { atOnce: 4 }, (ctx, { userId, sendingId }, { last }) =>
    carrySending(ctx, userId, sendingId, last),
  ),
  job('sending.keep', { atOnce: 1 }, (ctx, { userId, draftId }) => keepAtProvider(ctx, userId, draftId)),
  job('sending.drop', { atOnce: 1 }, (ctx, { userId, providerId }) => dropAtProvider(ctx, userId, providerId)),
  job('lists.leave', { atOnce: 1 }, (ctx, { userId, list }) => leaveList(ctx, userId, list)),
  job('reminders.round', { atOnce: 1, everySeconds: 15 }, remindDue),
  job('reminders.wake', { atOnce: 1 }, (ctx, { userId }) => wakeDue(ctx, userId)),
  job('voice.forget', { atOnce: 1, everySeconds: 21_600, firstAfter: 300 }, forgetTurns),
  ...Object.values(ledgers).map((ledger) =>
    job(deliveryQueues[ledger.name], { atOnce: 4 }, (ctx, { userId }, { last }) => deliver(ctx, userId, ledger, last)),
  ),
];
