// What was done in this session as it is told back: the acts, to whose mail, and the mail that was sent, to whom.
import { recipientsOf, type SendingId } from '#domain/draft.ts';
import type { CommandId } from '#domain/id.ts';
import type { RecitedAct } from '#language/en/app/recital.ts';
import { saidMoment } from '#language/en/engine/moments.ts';
import type { GivenCommand } from '#web/commands/journal.ts';
import { type Sent, sent } from '#web/commands/sent.ts';
import { undoState } from '#web/commands/undo.ts';
import { perDevice } from '#web/device.ts';
import { recitedOf } from './recited-act.ts';
import { spokenName } from './spoken-name.ts';
import { saidFrom } from './zone.ts';

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
