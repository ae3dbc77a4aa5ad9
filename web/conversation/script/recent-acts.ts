// Recites the acts and sent mail of this session.
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

export const lastDone = (most: number): (GivenCommand | Sent)[] =>
  // Both kinds of id sort by time.
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

/** The last recital in order: "the second one" refers to it. */
export const recitedLast = (): readonly (CommandId | SendingId)[] => recited().ids;
export const tell = (done: readonly (GivenCommand | Sent)[]): void => {
  recited().ids = done.map(idOf);
};
const recited = perDevice((): { ids: readonly (CommandId | SendingId)[] } => ({ ids: [] }));
