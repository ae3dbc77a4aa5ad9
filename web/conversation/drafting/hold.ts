// What was sent and has not left yet is held back: the newest of it, one of it, or all.
import type { Draft, SendingId } from '#domain/draft.ts';
import { pointsAtIt } from '#language/drafting/pointing.ts';
import * as say from '#language/en/drafting/draft-replies.ts';
import type { Voice } from '#web/audio/tts/voice.ts';
import { writing } from '#web/commands/draft-box.ts';
import { holding } from '#web/commands/hold-time.ts';
import { type Answered, holdBack, isHeld, isNote, leaving } from '#web/commands/leaving.ts';
import { sent } from '#web/commands/sent.ts';
import { type Leaving, leftLately } from '#web/commands/under-way.ts';
import type { Captions } from '#web/conversation/script/captions.ts';
import { hasNetwork } from '#web/data/stand-in.ts';
import { saidTime } from './send-later.ts';

type World = { quiet: () => void; voice: Pick<Voice, 'stop'>; captions: Captions };

/** What is said of mail that was sent just now; `at`: the time it was given. A note to oneself is not held. */
export const sentSaid = (draft: Draft, at: Date | null): string => {
  if (at !== null) return say.scheduledReply(saidTime(at));
  if (isNote({ draft })) return say.draftReplies[hasNetwork() ? 'noted' : 'notedHere'];
  return hasNetwork() ? say.heldFor(draft, holding.current()) : say.draftReplies.waits;
};

/** `which`: one of it by its id, which may be mail with a time of its own too. */
export const hold = ({ quiet, voice, captions }: World, which: 'newest' | 'all' | SendingId, heard?: string): void => {
  // 'Wait' may mean the reading as well: it stops in any case.
  quiet();
  voice.stop();
  void heldBack(meant(which)).then((words) => captions.say(words, heard));
};

/** What was sent last, in this visit or before it, and other people read. Null where there is none. */
export const lastSending = (): { id: SendingId; hasLeft: boolean } | null => {
  const waiting = leaving.current().flatMap((one) => (isNote(one) ? [] : one.confirmed.sendingId));
  const [id] = [...waiting, ...sent.current().map(({ sendingId }) => sendingId)].toSorted().toReversed();
  return id === undefined ? null : { id, hasLeft: !waiting.includes(id) };
};

/** It is held while it can be; nothing else is taken back in the place of what has left. */
export const unsend = (world: World, heard?: string): void => {
  const last = lastSending();
  if (last && !last.hasLeft) return hold(world, last.id, heard);
  world.captions.say(say.draftReplies[last ? 'gone' : 'nothingToUnsend'], heard);
};

/** As `unsend`. False, and nothing is done, where an act came after the sending, or where it has left and the words do not point at it. */
export const unsendSince = (acted: string, world: World, heard?: string): boolean => {
  const last = lastSending();
  if (last === null || last.id < acted || (last.hasLeft && !pointsAtIt(heard))) return false;
  unsend(world, heard);
  return true;
};

const meant = (which: 'newest' | 'all' | SendingId): Leaving[] => {
  const all = leaving.current();
  if (which === 'all') return all.filter(isHeld);
  const one = all.findLast((each) => (which === 'newest' ? isHeld(each) : each.confirmed.sendingId === which));
  return one ? [one] : [];
};

/** All at once: while one waits for its answer, the next would leave. */
const heldBack = async (all: readonly Leaving[]): Promise<string> => {
  const answers = await Promise.all(
    all.map(async ({ draft, confirmed }) => ({ draft, answered: await holdBack(confirmed.sendingId) })),
  );
  return answers.length === 0 ? say.draftReplies[nothingStopped()] : wordsFor(answers);
};

const nothingStopped = (): 'stays' | 'left' | 'nothingHeld' => {
  const step = writing.current()?.step;
  if (step === 'ready' || (step && !leftLately())) return 'stays';
  return leftLately() ? 'left' : 'nothingHeld';
};

const wordsFor = (answers: readonly { draft: Draft; answered: Answered }[]): string => {
  const held = answers.filter(({ answered }) => answered === 'held').map(({ draft }) => draft);
  if (answers.some(({ answered }) => answered === 'unreachable')) return say.draftReplies.unreachable;
  if (held.length === 0) return say.draftReplies.left;
  return say.heldReply(held, answers.length - held.length);
};
