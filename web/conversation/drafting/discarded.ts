// A draft that was thrown away, and is there again by an undo.
import type { Draft } from '#domain/draft.ts';
import * as say from '#language/en/drafting/draft-replies.ts';
import type { Voice } from '#web/audio/tts/voice.ts';
import * as box from '#web/commands/draft-box.ts';
import type { Captions } from '#web/conversation/script/captions.ts';
import { perDevice } from '#web/device.ts';
import { nextDraftId } from './draft-id.ts';

type World = {
  voice: Pick<Voice, 'stop'>;
  captions: Captions;
  /** Offers it once more. */
  offer: (back: () => void) => void;
};

/** What was thrown away last; ids are in the order of time. */
const discarded = perDevice((): { last: { at: string; draft: Draft } | null } => ({ last: null }));

export const discard = ({ voice, captions, offer }: World, heard?: string): void => {
  voice.stop();
  const gone = box.discard();
  if (gone === null) return;
  // What was said of a draft in which nothing stands is over with it.
  if (gone.text.trim() === '') return heard ? captions.say(say.draftReplies.closed, heard) : captions.clear();
  discarded().last = { at: nextDraftId(), draft: gone };
  offer(() => box.openDraft(gone));
  captions.say(say.draftReplies.discarded, heard);
};

/** Later than all of these, by their ids. */
export const discardedSince = (...ids: readonly string[]): boolean => {
  const { last } = discarded();
  return last !== null && ids.every((id) => last.at > id);
};

export const bringBack = ({ captions }: Pick<World, 'captions'>, heard?: string): true => {
  const { last } = discarded();
  if (last) box.openDraft(last.draft);
  discarded().last = null;
  captions.say(say.recalledReply, heard);
  return true;
};
