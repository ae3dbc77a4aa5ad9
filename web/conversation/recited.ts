// Acts of this session as they are told back: what was done, to whose mail.
import type { CommandId } from '#domain/id.ts';
import type { Thread } from '#domain/mail.ts';
import { saidMoment } from '#language/en/moments.ts';
import type { Recited } from '#language/en/recital.ts';
import { now } from '#web/clock.ts';
import type { GivenCommand } from '#web/commands/journal.ts';
import { undoState } from '#web/commands/undo.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { spokenName } from './spoken-name.ts';
import { firstKind, saidShort } from './told.ts';
import { zoneHere } from './zone.ts';

/** Null for what Flow did by itself, and what this device no longer knows of. */
export const recitedOf = (given: GivenCommand): Recited | null => {
  const kind = firstKind(given);
  const [first] = given.threadIds;
  const thread = first === undefined ? undefined : mailbox.current().threads.get(first);
  if (kind === null) return null;
  const sender = saidShort({ sender: '' }, thread).sender || trashedFrom(thread);
  const at = momentOf(given);
  return { kind, count: Math.max(1, given.threadIds.length), sender, ...(at === null ? {} : { when: at }) };
};

/** Of a thread in the trash nothing is read out, and yet it is somebody's. */
const trashedFrom = (thread: Thread | undefined): string => {
  const message = thread?.messages.find(({ labels }) => !labels.includes('SENT'));
  return message ? spokenName(message.from) : '';
};

/** The acts that stand, in their order; of many the last. */
export const lastActs = (most: number): GivenCommand[] => undoState().acts.slice(-most);

/** What was told last, in the order in which it was: 'the second one' is of these. */
export const recitedLast = (): readonly CommandId[] => told;
export const tellActs = (acts: readonly GivenCommand[]): void => {
  told = acts.map(({ id }) => id);
};
let told: readonly CommandId[] = [];

const momentOf = ({ command }: GivenCommand): string | null => {
  const at = command.kind === 'snooze' ? command.args.until : command.kind === 'remind' ? command.args.at : null;
  return at === null ? null : saidMoment({ at: new Date(at), now: now(), zone: zoneHere() });
};
