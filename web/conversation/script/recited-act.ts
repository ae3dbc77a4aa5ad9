// Describes one act of the session: what it did and to whose mail.
import type { Thread } from '#domain/mail.ts';
import type { Acted } from '#language/en/app/recital.ts';
import { saidMoment } from '#language/en/engine/moments.ts';
import { type GivenCommand, threadsOf } from '#web/commands/journal.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { firstKind, shortAnnouncement } from './announcement.ts';
import { spokenName } from './spoken-name.ts';
import { saidFrom } from './zone.ts';

/** Null for Flow's own commands and for acts unknown to this device. */
export const recitedOf = (given: GivenCommand): Acted | null => {
  const kind = firstKind(given);
  const threadIds = threadsOf(given);
  const [first] = threadIds;
  const thread = first === undefined ? undefined : mailbox.current().threads.get(first);
  if (kind === null) return null;
  const sender = shortAnnouncement({ sender: '' }, thread).sender || trashedFrom(thread);
  const at = momentOf(given);
  return { kind, count: Math.max(1, threadIds.length), sender, ...(at === null ? {} : { when: at }) };
};

/** Flow never reads trashed mail aloud, but it names the sender. */
const trashedFrom = (thread: Thread | undefined): string => {
  const message = thread?.messages.find(({ labels }) => !labels.includes('sent'));
  return message ? spokenName(message.from) : '';
};

const momentOf = ({ command }: GivenCommand): string | null => {
  const at = command.kind === 'snooze' ? command.args.until : command.kind === 'remind' ? command.args.at : null;
  return at === null ? null : saidMoment(saidFrom(new Date(at)));
};
