// What is ranked is known a moment late: what left since then is still in it, and what was taken back is not. Pure.
import type { ThreadId } from '#domain/id.ts';
import { hasLabel, type Thread } from '#domain/mail.ts';
import type { Threads } from '#web/data/overlay.ts';

/** It is in the inbox by the later of two, and is not by the earlier one; or left it, the other way round. */
export const cameBetween = (id: ThreadId, before: Threads, after: Threads): boolean =>
  before !== after && isInInbox(after.get(id)) && !isInInbox(before.get(id));

const isInInbox = (thread: Thread | undefined): boolean =>
  thread !== undefined && hasLabel(thread, 'INBOX') && !hasLabel(thread, 'TRASH');
