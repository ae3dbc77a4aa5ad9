// What a person does to the mail being read, by key, touch or word alike: the command is given, the next mail is there,
// and Flow says so in a word.
import type { Command } from '#commands/registry.ts';
import type { CommandId, ThreadId } from '#domain/id.ts';
import { hasLabel, type Label, type Thread } from '#domain/mail.ts';
import { type CompletedCommand, done, nothingSkipped, refusal, reply } from '#language/en/app/replies.ts';
import type { TriageKind } from '#language/mail/command-kinds.ts';
import { dispatch } from '#web/commands/dispatch.ts';
import { type GivenCommand, threadsOf } from '#web/commands/journal.ts';
import * as journal from '#web/commands/undo.ts';
import type { Player } from '#web/conversation/player/player.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { announcementOf, shortAnnouncement } from '#web/conversation/script/announcement.ts';
import type { Captions } from '#web/conversation/script/captions.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { createCommandGroup, type Step, sentAway } from './command-group.ts';

export type Asked = {
  /** The person's words, where there were any. */
  heard?: string;
  /** The words could have meant something graver, and Flow says which it did. */
  lesser?: boolean;
};

export type Acts = {
  /** Gives a command, and tells what it says. */
  give: (command: Command, asked?: Asked) => void;
  /** A command for the thread being read. */
  here: (kind: TriageKind, asked?: Asked) => void;
  /** Stars, or takes the star off. */
  star: () => void;
  /** Mutes, or unmutes what is muted. */
  mute: () => void;
  /** Marks unread, or read what is unread. */
  markRead: () => void;
  /** Takes back that act, or the last one. */
  undo: (asked?: Asked, id?: CommandId) => void;
  /** Does again what that undo, or the last one, took back. */
  redo: (asked?: Asked, id?: CommandId) => void;
  /** The same with several, in this order, and tells each. */
  several: (kind: 'undo' | 'redo', ids: readonly CommandId[], asked?: Asked) => void;
  /** In this order, told at the end and taken back as one. */
  inOneBreath: (steps: readonly Step[], asked?: Asked) => void;
};

/** A command just given that the person may want to take back; where it was the last of one breath, with all of that. */
export type Offer = { told: CompletedCommand; id: CommandId; together?: { line: string; ids: readonly CommandId[] } };

type World = {
  player: Player;
  captions: Captions;
  /** Offers the way back; null takes the last offer away. */
  offer: (offer: Offer | null) => void;
};

export const createActs = ({ player, captions, offer }: World): Acts => {
  const current = (): Thread | undefined => threadOf(queueViewOf(player.state.current()).current);
  const tell = (given: GivenCommand, asked: Asked): string => {
    const thread = threadOf(threadsOf(given)[0] ?? null);
    const told = announcementOf(given, thread, asked.lesser ?? false);
    const words = told ? reply(shortAnnouncement(told, thread)) : done;
    captions.say(words, asked.heard);
    offer(told && { told, id: given.id });
    return words;
  };
  const settle = settling(player);
  const give = (command: Command, asked: Asked = {}): void => {
    if (command.kind === 'undo') return undo(asked);
    if (command.kind === 'redo') return redo(asked);
    const given = dispatch(command, { spoken: asked.heard !== undefined });
    const threadIds = threadsOf(given);
    const [first, second] = threadIds;
    player.record({ id: given.id, kind: command.kind, threadIds });
    // Of many, none is 'that one'.
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
    const group = id === undefined ? journal.lastTogether('undo') : [];
    if (group.length > 1) return several('undo', group, asked);
    const taken = journal.undo(id ?? null, { spoken: asked.heard !== undefined });
    if (!taken) return captions.say(refusal['nothing-to-undo'], asked.heard);
    player.takeBack(taken.target.id);
    settle(taken.given, tell(taken.given, asked), sentAway(taken.target));
  };
  const redo: Acts['redo'] = (asked = {}, id) => {
    const group = id === undefined ? journal.lastTogether('redo') : [];
    if (group.length > 1) return several('redo', group, asked);
    const taken = journal.redo(id ?? null, { spoken: asked.heard !== undefined });
    if (!taken) return captions.say(refusal['nothing-to-redo'], asked.heard);
    settle(taken.given, tell(taken.given, asked));
  };
  const together = createCommandGroup({ player, captions, offer, settle });
  const several = together.inverted;
  return {
    give,
    here,
    undo,
    redo,
    several,
    inOneBreath: together.given,
    star: () => here(has(current(), 'starred') ? 'unstar' : 'star'),
    mute: () => here(current()?.muted ? 'unmute' : 'mute'),
    markRead: () => here(has(current(), 'unread') ? 'mark-read' : 'mark-unread'),
  };
};

/** Leaving mail out for now is no command, and is taken back like one if it came last. */
const passedLast = (player: Player): boolean =>
  player.state.current().passed?.after === (journal.undoState().undoable?.id ?? null);

const unpass = ({ player, captions }: Pick<World, 'player' | 'captions'>, { heard }: Asked): void => {
  player.send({ kind: 'pass-none' });
  captions.say(nothingSkipped, heard);
};

/** Threads are now in the inbox or out of it; the mailbox knows which, and the player follows at once. */
const settling =
  (player: Player) =>
  (given: GivenCommand, words?: string, returning: readonly ThreadId[] = []): void => {
    const threadIds = threadsOf(given);
    const { passed, views } = player.state.current();
    const { queue, aside } = views;
    const isAway = (id: ThreadId): boolean =>
      passed?.threadIds.has(id) !== true && ![queue, aside].some(({ here: there }) => there.has(id));
    // Just after a reload this device may not have heard yet that it had left, or have no mail at hand yet: taken back, it is where the
    // person is all the same.
    const returns = (id: ThreadId): boolean => returning.includes(id) && (inInbox(id) || threadOf(id) === undefined);
    const back = threadIds.filter((id) => returns(id) || (inInbox(id) && isAway(id)));
    const gone = threadIds.filter((id) => !inInbox(id) && !returns(id));
    if (gone.length > 0) player.send({ kind: 'left', threadIds: gone }, words);
    if (back.length > 0) player.send({ kind: 'brought-back', threadIds: back }, words);
  };

/** Marks a thread read that was heard to its end, without a word. */
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
