// What a person does to the mail being read, by key, touch or word alike: the command is given, the next mail is there,
// and Flow says so in a word.
import type { Command } from '#commands/registry.ts';
import type { ThreadId } from '#domain/id.ts';
import { hasLabel, type Thread } from '#domain/mail.ts';
import type { TriageKind } from '#language/understanding.ts';
import { dispatch } from '#web/commands/dispatch.ts';
import { redoLast, undoLast, undoState } from '#web/commands/undo.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import type { Captions } from './captions.ts';
import type { Player } from './player.ts';
import { laneOf } from './player-state.ts';
import { doneWords, lesserWords } from './words.ts';

/** How it was asked for: `heard` are the person's words, where there were any. */
export type Asked = {
  heard?: string;
  /** The words could have meant something graver, and Flow says which it did. */
  lesser?: boolean;
};

/** Something was done that the person may want to take back; the notice that offers it is the screen's. */
export type Offer = { kind: TriageKind; thread: Thread };

export type Acts = {
  /** Gives a command, and tells what it says. */
  give: (command: Command, asked?: Asked) => void;
  /** A command for the thread being read. */
  here: (kind: TriageKind, asked?: Asked) => void;
  /** Stars, or takes the star off. */
  star: () => void;
  undo: (asked?: Asked) => void;
  redo: (asked?: Asked) => void;
};

type World = { player: Player; captions: Captions; offerUndo: (offer: Offer | null) => void };

export const createActs = ({ player, captions, offerUndo }: World): Acts => {
  const current = (): Thread | undefined => threadOf(laneOf(player.state.current()).current);
  const give = (command: Command, asked: Asked = {}): void => {
    if (command.kind === 'undo') return undo(asked);
    if (command.kind === 'redo') return redo(asked);
    const thread = threadOf(command.args.threadIds[0] ?? null);
    const given = dispatch(command, { spoken: asked.heard !== undefined });
    const words = asked.lesser ? lesserWords : doneWords[command.kind];
    player.record({ id: given.id, kind: command.kind, threadIds: [...given.threadIds] });
    captions.say(words, asked.heard);
    if (thread) player.send({ kind: 'acted', threadId: thread.id });
    if (takesOut(command)) player.send({ kind: 'left', threadIds: given.threadIds }, words);
    if (thread) offerUndo({ kind: command.kind, thread });
  };
  const here: Acts['here'] = (kind, asked = {}) => {
    const thread = current();
    if (!thread) return captions.say('There is no email here.', asked.heard);
    give({ kind, args: { threadIds: [thread.id] } }, asked);
  };
  const undo = (asked: Asked = {}): void => {
    const { undoable } = undoState();
    const given = undoLast({ spoken: asked.heard !== undefined });
    if (!undoable || !given) return captions.say('There is nothing to take back.', asked.heard);
    player.takeBack(undoable.id);
    settle(given.threadIds, 'Undone.', asked);
  };
  const redo = (asked: Asked = {}): void => {
    const given = redoLast({ spoken: asked.heard !== undefined });
    if (!given) return captions.say('There is nothing to do again.', asked.heard);
    settle(given.threadIds, 'Done again.', asked);
  };
  /** After an inversion a thread is either back in the inbox or out of it again; the mailbox knows which. */
  const settle = (threadIds: readonly ThreadId[], words: string, asked: Asked): void => {
    offerUndo(null);
    captions.say(words, asked.heard);
    const { here: shown } = laneOf(player.state.current());
    const gone = threadIds.filter((id) => !inInbox(id));
    const back = threadIds.filter((id) => inInbox(id) && !shown.has(id));
    if (gone.length > 0) player.send({ kind: 'left', threadIds: gone }, words);
    if (back.length > 0) player.send({ kind: 'brought-back', threadIds: back }, words);
  };
  return { give, here, undo, redo, star: () => here(isStarred(current()) ? 'unstar' : 'star') };
};

/** Marks a thread read that was heard to its end, without a word. */
export const markHeard = (threadId: ThreadId): void => {
  const thread = threadOf(threadId);
  if (thread && hasLabel(thread, 'UNREAD'))
    dispatch({ kind: 'mark-read', args: { threadIds: [threadId] } }, { spoken: false });
};

export const threadOf = (id: ThreadId | null): Thread | undefined =>
  id === null ? undefined : mailbox.current().threads.get(id);

const takesOut = (command: Command): boolean => command.kind === 'archive' || command.kind === 'trash';

const isStarred = (thread: Thread | undefined): boolean => thread !== undefined && hasLabel(thread, 'STARRED');

const inInbox = (id: ThreadId): boolean => {
  const thread = threadOf(id);
  return thread !== undefined && hasLabel(thread, 'INBOX') && !hasLabel(thread, 'TRASH');
};
