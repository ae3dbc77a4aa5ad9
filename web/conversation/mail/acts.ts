// Mail acts by key, touch or voice: dispatch the command, advance the player, and announce the result.
import type { Command } from '#commands/registry.ts';
import type { CommandId, ThreadId } from '#domain/id.ts';
import { hasLabel, type Label, type Thread } from '#domain/mail.ts';
import { type CompletedCommand, done, nothingSkipped, refusal, reply, undone } from '#language/en/app/replies.ts';
import type { TriageKind } from '#language/mail/command-kinds.ts';
import { dispatch } from '#web/commands/dispatch.ts';
import { type GivenCommand, threadsOf } from '#web/commands/journal.ts';
import * as journal from '#web/commands/undo.ts';
import type { Questions } from '#web/conversation/asking/questions.ts';
import type { Player } from '#web/conversation/player/player.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { announcementOf, shortAnnouncement } from '#web/conversation/script/announcement.ts';
import type { Captions } from '#web/conversation/script/captions.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { divertedBy, howOf } from './ask-late.ts';
import { createCommandGroup, type Step, sentAway } from './command-group.ts';

export type Asked = {
  heard?: string;
  /** The words also fit a more destructive act, so Flow names the act it chose. */
  lesser?: boolean;
  /** The people whom the person agreed to tell. */
  tells?: readonly string[];
};

export type Acts = {
  give: (command: Command, asked?: Asked) => void;
  here: (kind: TriageKind, asked?: Asked) => void;
  star: () => void;
  mute: () => void;
  markRead: () => void;
  undo: (asked?: Asked, id?: CommandId) => void;
  redo: (asked?: Asked, id?: CommandId) => void;
  /** Undoes or redoes several acts in this order, and announces each. */
  several: (kind: 'undo' | 'redo', ids: readonly CommandId[], asked?: Asked) => void;
  /** Runs the steps in order, announces them together, and undoes them as one. */
  asGroup: (steps: readonly Step[], asked?: Asked) => void;
};

/** The act that the undo button reverts. `together`: all acts of its command group. */
export type Offer = {
  announcement: CompletedCommand;
  id: CommandId;
  together?: { line: string; ids: readonly CommandId[] };
};

type World = {
  player: Player;
  captions: Captions;
  questions: Questions;
  /** An open search result may be among these threads. */
  search: { follow: (away: readonly ThreadId[], back: readonly ThreadId[]) => void };
  offer: (offer: Offer | null) => void;
};

/** Of an act that has no words of its own. */
const plainly = ({ command }: GivenCommand): string => (command.kind === 'undo' ? undone : done);

export const createActs = ({ player, captions, questions, search, offer }: World): Acts => {
  const current = (): Thread | undefined => threadOf(queueViewOf(player.state.current()).current);
  const tell = (given: GivenCommand, asked: Asked): string => {
    const thread = threadOf(threadsOf(given)[0] ?? null);
    const announcement = announcementOf(given, thread, asked.lesser ?? false);
    const words = announcement ? reply(shortAnnouncement(announcement, thread)) : plainly(given);
    captions.say(words, asked.heard);
    offer(announcement && { announcement, id: given.id });
    return words;
  };
  const settle = settling(player, search);
  const give = (command: Command, asked: Asked = {}): void => {
    if (command.kind === 'undo') return undo(asked);
    if (command.kind === 'redo') return redo(asked);
    const given = dispatch(command, { spoken: asked.heard !== undefined });
    const threadIds = threadsOf(given);
    const [first, second] = threadIds;
    player.record({ id: given.id, kind: command.kind, threadIds });
    // After several threads, "that one" is ambiguous.
    if (first !== undefined) player.send({ kind: 'acted', threadId: second === undefined ? first : null });
    settle(given, tell(given, asked));
  };
  const here: Acts['here'] = (kind, asked = {}) => {
    const thread = current();
    if (!thread) return captions.say(refusal['nothing-playing'], asked.heard);
    give({ kind, args: { threadIds: [thread.id] } }, asked);
  };
  const undo: Acts['undo'] = (asked = {}, id) => {
    if (id === undefined && passedLast(player)) return unpass({ player, captions }, asked);
    const group = id === undefined ? journal.lastTogether('undo') : [id];
    if (isDiverted('undo', group, asked)) return;
    const taken = journal.undo(group[0] ?? null, howOf(asked));
    if (!taken) return captions.say(refusal['nothing-to-undo'], asked.heard);
    player.takeBack(taken.target.id);
    settle(taken.given, tell(taken.given, asked), sentAway(taken.target));
  };
  const redo: Acts['redo'] = (asked = {}, id) => {
    const group = id === undefined ? journal.lastTogether('redo') : [id];
    if (isDiverted('redo', group, asked)) return;
    const taken = journal.redo(group[0] ?? null, howOf(asked));
    if (!taken) return captions.say(refusal['nothing-to-redo'], asked.heard);
    settle(taken.given, tell(taken.given, asked));
  };
  const isDiverted = divertedBy({ captions, questions }, (kind, ids, asked) => {
    if (ids.length > 1) several(kind, ids, asked);
    else ({ undo, redo })[kind](asked, ids[0]);
  });
  const { given: asGroup, inverted: several } = createCommandGroup({ player, captions, offer, settle });
  return {
    give,
    here,
    undo,
    redo,
    several,
    asGroup,
    star: () => here(has(current(), 'starred') ? 'unstar' : 'star'),
    mute: () => here(current()?.muted ? 'unmute' : 'mute'),
    markRead: () => here(has(current(), 'unread') ? 'mark-read' : 'mark-unread'),
  };
};

/** Passing over mail is not a command, but undo reverts it if it came last. */
const passedLast = (player: Player): boolean =>
  player.state.current().passed?.after === (journal.undoState().undoable?.id ?? null);

const unpass = ({ player, captions }: Pick<World, 'player' | 'captions'>, { heard }: Asked): void => {
  player.send({ kind: 'pass-none' });
  captions.say(nothingSkipped, heard);
};

/** The mailbox knows which threads entered or left the inbox, and the player follows at once. */
const settling =
  (player: Player, search: World['search']) =>
  (given: GivenCommand, words?: string, returning: readonly ThreadId[] = []): void => {
    const threadIds = threadsOf(given);
    const { passed, views } = player.state.current();
    const { queue, aside } = views;
    const isAway = (id: ThreadId): boolean =>
      passed?.threadIds.has(id) !== true && ![queue, aside].some(({ here: there }) => there.has(id));
    // After a reload, this device may not know yet that the thread left, or have no mail. Undo still selects it.
    const returns = (id: ThreadId): boolean => returning.includes(id) && (inInbox(id) || threadOf(id) === undefined);
    const back = threadIds.filter((id) => returns(id) || (inInbox(id) && isAway(id)));
    const gone = threadIds.filter((id) => !inInbox(id) && !returns(id));
    if (gone.length > 0) player.send({ kind: 'left', threadIds: gone }, words);
    if (back.length > 0) player.send({ kind: 'brought-back', threadIds: back }, words);
    search.follow(sentAway(given), back);
  };

/** Silent: the person gave no command. */
export const markHeard = (threadId: ThreadId): void => {
  const thread = threadOf(threadId);
  if (thread && hasLabel(thread, 'unread'))
    dispatch({ kind: 'mark-read', args: { threadIds: [threadId] } }, { spoken: false });
};

export const threadOf = (id: ThreadId | null): Thread | undefined =>
  id === null ? undefined : mailbox.current().threads.get(id);

const has = (thread: Thread | undefined, label: Label): boolean => thread !== undefined && hasLabel(thread, label);

const inInbox = (id: ThreadId): boolean => {
  const thread = threadOf(id);
  return thread !== undefined && hasLabel(thread, 'inbox') && !hasLabel(thread, 'trash');
};
