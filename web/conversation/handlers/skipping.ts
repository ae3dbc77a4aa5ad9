// Skips mails that are on the screen now. Mail that arrives later still plays.
import type { BulkFilter } from '#domain/bulk.ts';
import { type Thread, unanswered } from '#domain/mail.ts';
import { nothingSkipped } from '#language/en/app/replies.ts';
import * as say from '#language/en/player/session-replies.ts';
import type { Control } from '#language/intents/intent.ts';
import type { SkipFilter } from '#language/player/player-targets.ts';
import { undoState } from '#web/commands/undo.ts';
import { threadOf } from '#web/conversation/mail/acts.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { onScreen } from '#web/conversation/player/queue-view.ts';
import { zoneHere } from '#web/conversation/script/zone.ts';
import { ownTermsHere } from '#web/conversation/search/own-terms.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { meantBy } from '#web/data/bulk-here.ts';
import { withAddresses } from '#web/data/given-names.ts';

type SkipControl = Extract<Control, { kind: 'pass' | 'pass-none' }>;

export const skip = (
  of: SkipControl,
  heard: string,
  { player, captions, ownAddress }: AssistantSession,
): string | null => {
  if (of.kind === 'pass-none') {
    player.send({ kind: 'pass-none' });
    captions.say(nothingSkipped, heard);
    return null;
  }
  const view = queueViewOf(player.state.current());
  const isMeant = meant(of.over, threadOf(view.current), ownAddress);
  const threads = onScreen(view).flatMap((id) => threadOf(id) ?? []);
  const passed = threads.filter(isMeant);
  if (passed.length === 0) return say.nothingToSkip;
  if (passed.length === threads.length) return say.allSkipped;
  const words = say.skipReply(passed.length, threads.length - passed.length);
  const after = undoState().undoable?.id ?? null;
  player.send({ kind: 'pass', threadIds: passed.map(({ id }) => id), after }, words);
  captions.say(words, heard);
  return null;
};

const meant = (over: SkipFilter, playing: Thread | undefined, ownAddress: string): ((thread: Thread) => boolean) => {
  if (over.kind === 'people') return ({ messages }) => messages.every(({ reading }) => reading.bulk);
  if (over.kind === 'asking') return (thread) => !unanswered(thread).some(({ reading }) => reading.asks);
  const is =
    over.kind === 'sender' ? bySender(playing) : isOf(meantBy(inTermsHere(over.filter, ownAddress), zoneHere()));
  return (thread) => is(thread) !== over.keep;
};

const inTermsHere = (filter: BulkFilter, ownAddress: string): BulkFilter => ({
  ...filter,
  query: ownTermsHere(withAddresses(filter.query), ownAddress),
});

/** Compares with the message that Flow would read. An early author of the thread is not its sender. */
const isOf = (matchOf: ReturnType<typeof meantBy>) => (thread: Thread) =>
  matchOf({ ...thread, messages: unanswered(thread).slice(-1) }) !== undefined;

/** Uses the address because several people may share a name. */
const bySender = (playing: Thread | undefined): ((thread: Thread) => boolean) => {
  const sender = playing && senderOf(playing);
  return (thread) => sender !== undefined && senderOf(thread) === sender;
};

const senderOf = ({ messages }: Thread): string | undefined =>
  messages.findLast(({ labels }) => !labels.includes('sent'))?.from.email.toLowerCase();
