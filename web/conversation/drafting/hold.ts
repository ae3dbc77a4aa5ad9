// Holds mail during its send delay: the newest, one by id, or all.

import type { Draft, SendingId } from '#domain/draft.ts';
import { pointsAtIt } from '#language/drafting/pointing.ts';
import * as say from '#language/en/drafting/draft-replies.ts';
import type { Voice } from '#web/audio/tts/voice.ts';
import { writing } from '#web/commands/draft-box.ts';
import { heldNow } from '#web/commands/held-now.ts';
import { type Answered, holdBack, isHeld, isNote, leaving } from '#web/commands/leaving.ts';
import { sent } from '#web/commands/sent.ts';
import { type Leaving, leftLately } from '#web/commands/under-way.ts';
import type { Captions } from '#web/conversation/script/captions.ts';
import { settings } from '#web/data/settings.ts';
import { hasNetwork } from '#web/data/stand-in.ts';
import { saidTime } from './send-later.ts';

type World = { quiet: () => void; voice: Pick<Voice, 'stop'>; captions: Captions };

/** `at`: the scheduled time, if any. A note to self has no send delay. */
export const sentSaid = (draft: Draft, at: Date | null): string => {
  if (at !== null) return say.scheduledReply(saidTime(at));
  if (isNote({ draft })) return say.draftReplies[hasNetwork() ? 'noted' : 'notedHere'];
  return hasNetwork() ? say.heldFor(draft, settings.current().holdSeconds) : say.draftReplies.waits;
};

/** `which` may also be the id of a scheduled mail. */
export const hold = ({ quiet, voice, captions }: World, which: 'newest' | 'all' | SendingId, heard?: string): void => {
  // "Wait" may also mean the reading, so stop that in any case.
  quiet();
  voice.stop();
  if (holdsEvents(which))
    void import('./hold-events.ts').then(({ holdEvents }) =>
      holdEvents(which === 'all' ? 'all' : 'newest', captions, heard),
    );
  if (holdsEvents(which) && (which === 'newest' || meant('all').length === 0)) return;
  void heldBack(meant(which)).then((words) => captions.say(words, heard));
};

/** A change of an event is newer than every held mail. Ids sort by time. */
const holdsEvents = (which: 'newest' | 'all' | SendingId): boolean => {
  const newest = heldNow.current().at(-1)?.id;
  if (newest === undefined || which === 'all') return newest !== undefined;
  return which === 'newest' && newest > (leaving.current().findLast(isHeld)?.confirmed.sendingId ?? '');
};

/** The last mail to other people, in this visit or an earlier one. */
export const lastSending = (): { id: SendingId; hasLeft: boolean } | null => {
  const waiting = leaving.current().flatMap((one) => (isNote(one) ? [] : one.confirmed.sendingId));
  const [id] = [...waiting, ...sent.current().map(({ sendingId }) => sendingId)].toSorted().toReversed();
  return id === undefined ? null : { id, hasLeft: !waiting.includes(id) };
};

/** If the last mail has left, Flow says so and undoes nothing else. */
export const unsend = (world: World, heard?: string): void => {
  const last = lastSending();
  if (last && !last.hasLeft) return hold(world, last.id, heard);
  world.captions.say(say.draftReplies[last ? 'gone' : 'nothingToUnsend'], heard);
};

/** Like `unsend`, but returns false after a later act, or when the mail has left and the words do not name it. */
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

/** In parallel: while one request waits, the next mail could leave. */
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
