// Ranking lags behind the mailbox. This finds threads that left or returned since. Pure.
import type { ThreadId } from '#domain/id.ts';
import { hasLabel, type Thread } from '#domain/mail.ts';
import type { Threads } from '#web/data/overlay.ts';

export const hasEnteredInbox = (id: ThreadId, before: Threads, after: Threads): boolean =>
  before !== after && isInInbox(after.get(id)) && !isInInbox(before.get(id));

const isInInbox = (thread: Thread | undefined): boolean =>
  thread !== undefined && hasLabel(thread, 'inbox') && !hasLabel(thread, 'trash');
