// The state that the language parser may use.
import type { CommandKind } from '#commands/registry.ts';
import type { CommandId, ThreadId } from '#domain/id.ts';
import type { Label } from '#domain/mail.ts';
import type { Situation } from '#language/intents/situation.ts';
import type { Mail } from '#language/mail/mail-intent.ts';
import { now } from '#web/clock.ts';
import type { GivenCommand } from '#web/commands/journal.ts';
import { lastTogether, undoState } from '#web/commands/undo.ts';
import type { Asking } from '#web/conversation/asking/asking.ts';
import type { Questions } from '#web/conversation/asking/questions.ts';
import type { Bulk } from '#web/conversation/bulk/bulk.ts';
import type { Drafting } from '#web/conversation/drafting/drafting.ts';
import type { Player } from '#web/conversation/player/player.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { ahead, neighbour, onScreen, type QueueView } from '#web/conversation/player/queue-view.ts';
import { givenBy } from '#web/conversation/script/announcement.ts';
import { zoneHere } from '#web/conversation/script/zone.ts';
import type { Search } from '#web/conversation/search/search.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { settings } from '#web/data/settings.ts';
import { type SceneStack, sceneSituation } from './conversation-scene.ts';

type Situated = {
  player: Player;
  search: Search;
  asking: Asking;
  questions: Questions;
  bulk?: Bulk;
  drafting?: Drafting;
  scenes?: SceneStack;
};

export const situationOf = ({ player, search, asking, questions, bulk, drafting, scenes }: Situated): Situation => {
  const state = player.state.current();
  const { current } = queueViewOf(state);
  return {
    ...undoSituation(),
    playing: current && mailOf(current),
    around: aroundIn(queueViewOf(state)),
    listed: (place) => listedIn(queueViewOf(state), place),
    lastActedOn: state.actedOn && { threadId: state.actedOn },
    isPlaying: state.playing,
    ...searchSituation(search),
    ...(drafting ? { drafting: drafting.now() } : {}),
    labels: mailbox.current().labels,
    question: questions.current()?.question ?? null,
    asking: asking.current()?.command ?? null,
    ...confirming(bulk),
    now: now(),
    zone: zoneHere(),
    times: settings.current(),
    ...sceneSituation(scenes?.current() ?? []),
  };
};

const mailOf = (threadId: ThreadId): Mail => ({ threadId, labels: labelsOf(threadId) });

const listedIn = (view: QueueView, place: number | 'last'): Mail | null => {
  const ids = onScreen(view);
  const id = place === 'last' ? ids.at(-1) : ids[place - 1];
  return id === undefined ? null : mailOf(id);
};

/** As many threads as one command group can reach. */
const aroundIn = (view: QueueView): NonNullable<Situation['around']> => {
  const before = neighbour(view, -1);
  return { before: before === null ? [] : [mailOf(before)], after: ahead(view, 4).map(mailOf) };
};

/** Labels of all messages. Empty when the mail is not on this device. */
const labelsOf = (id: ThreadId): Label[] => {
  const messages = mailbox.current().threads.get(id)?.messages ?? [];
  return [...new Set(messages.flatMap(({ labels }) => labels))];
};

const searchSituation = ({ state }: Search): Pick<Situation, 'searching' | 'results'> => {
  const current = state.current();
  return current ? { searching: current.view, results: current.results.length } : { searching: null };
};

const confirming = (bulk: Bulk | undefined): Pick<Situation, 'confirming'> => {
  const question = bulk?.current();
  return question ? { confirming: question.act } : {};
};

const undoSituation = (): Pick<Situation, 'undoable' | 'undoes' | 'redoable' | 'redoes'> => {
  const { undoable, redoable } = undoState();
  return {
    undoable: undoable?.id ?? null,
    undoes: namedByUndo(undoable),
    redoable: redoable?.id ?? null,
    redoes: redoable?.command.kind === 'undo' ? kindOf(redoable.command.args.commandId) : null,
  };
};

/** "Undo the star" applies to one act, not to its whole command group. */
const namedByUndo = (undoable: GivenCommand | null): CommandKind | null => {
  const kind = undoable?.command.kind ?? null;
  return kind !== 'trash' && lastTogether('undo').length > 1 ? null : kind;
};

const kindOf = (id: CommandId): CommandKind | null => givenBy(id)?.command.kind ?? null;
