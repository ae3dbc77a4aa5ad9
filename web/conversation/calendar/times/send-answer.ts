// Sends a short reply that the person has just agreed to. It is held like any other mail.
import { newDraft } from '#domain/draft.ts';
import { letterOf, styleFor } from '#language/drafting/short-reply.ts';
import { makeReady, openDraft, writing } from '#web/commands/draft-box.ts';
import { sendDraft } from '#web/commands/leaving.ts';
import { nextDraftId } from '#web/conversation/drafting/draft-id.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { signature } from '#web/data/signature.ts';
import { writingStyle } from '#web/data/writing-style.ts';
import type { Offered } from './offered-options.ts';

/** `paid`: the credit for the event covers it. Resolves to false if the draft waits for the person's press. */
export const sendAnswer = async (
  { thread, message }: Offered,
  sentence: string,
  heard: string | undefined,
  { ownAddress }: AssistantSession,
  { paid }: { paid: boolean },
): Promise<boolean> => {
  const fresh = newDraft('reply-all', nextDraftId(), thread, ownAddress);
  if (fresh === null || fresh.about?.messageId !== message.id) return false;
  const text = letterOf(sentence, styleFor(await writingStyle(), fresh.to), fresh.to);
  openDraft({ ...fresh, text, signature: await signature() });
  const ready = await makeReady();
  if (ready === null || writing.current()?.draft.id !== ready.draft.id) return false;
  return sendDraft({ proof: heard === undefined ? 'tap' : 'voice', at: null, paid }) !== null;
};
