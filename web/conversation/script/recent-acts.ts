// What was done in this session as it is told back: the acts, to whose mail, and the mail that was sent, to whom.
import { recipientsOf, type SendingId } from '#domain/draft.ts';
import type { CommandId } from '#domain/id.ts';
import type { Thread } from '#domain/mail.ts';
import type { Acted, RecitedAct } from '#language/en/app/recital.ts';
import { saidMoment } from '#language/en/engine/moments.ts';
import { type GivenCommand, threadsOf } from '#web/commands/journal.ts';
import { type Sent, sent } from '#web/commands/sent.ts';
import { undoState } from '#web/commands/undo.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { perDevice } from '#web/device.ts';
import { firstKind, shortAnnouncement } from './announcement.ts';
import { spokenName } from './spoken-name.ts';
import { saidFrom } from './zone.ts';

/** Null for what Flow did by itself, and what this device no longer knows of. */
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

/** Of a thread in the trash nothing is read out, and yet it is somebody's. */
const trashedFrom = (thread: Thread | undefined): string => {
  const message = thread?.messages.find(({ labels }) => !labels.includes('sent'));
  return message ? spokenName(message.from) : '';
};

/** In their order, of many the last: the acts that stand, and what was sent. */
export const lastDone = (most: number): (GivenCommand | Sent)[] =>
  // Ids of both are in the order of time.
  [...undoState().acts, ...sent.current()].toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1)).slice(-most);

export const tellingOf = (done: GivenCommand | Sent): RecitedAct | null =>
  'draft' in done ? sentRecited(done) : recitedOf(done);

const sentRecited = ({ draft, at }: Sent): RecitedAct => {
  const [first] = recipientsOf(draft);
  const sender = first ? spokenName(first) || first.email : '';
  const when = at === null ? {} : { when: saidMoment(saidFrom(new Date(at))) };
  return { kind: draft.kind, count: 1, sender, ...when };
};

const idOf = (done: GivenCommand | Sent): CommandId | SendingId => ('draft' in done ? done.sendingId : done.id);

/** What was told last, in the order in which it was: 'the second one' is of these. */
export const recitedLast = (): readonly (CommandId | SendingId)[] => recited().ids;
export const tell = (done: readonly (GivenCommand | Sent)[]): void => {
  recited().ids = done.map(idOf);
};
const recited = perDevice((): { ids: readonly (CommandId | SendingId)[] } => ({ ids: [] }));

const momentOf = ({ command }: GivenCommand): string | null => {
  const at = command.kind === 'snooze' ? command.args.until : command.kind === 'remind' ? command.args.at : null;
  return at === null ? null : saidMoment(saidFrom(new Date(at)));
};
