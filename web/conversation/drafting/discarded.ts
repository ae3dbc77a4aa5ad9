// The last discarded draft, which undo restores. Ids sort by time.
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
  offer: (back: () => void) => void;
};

const discarded = perDevice((): { last: { at: string; draft: Draft } | null } => ({ last: null }));

export const discard = ({ voice, captions, offer }: World, heard?: string): void => {
  voice.stop();
  const gone = box.discard();
  if (gone === null) return;
  // An empty draft has nothing to restore.
  if (gone.text.trim() === '') return heard ? captions.say(say.draftReplies.closed, heard) : captions.clear();
  discarded().last = { at: nextDraftId(), draft: gone };
  offer(() => box.openDraft(gone));
  captions.say(say.draftReplies.discarded, heard);
};

/** Ids sort by time. */
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
