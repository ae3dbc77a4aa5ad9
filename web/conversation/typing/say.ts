// What a person says or types is understood by `utter`. Its tables of phrases are large, and come once the first mail can be
// heard; what is said before that waits for them.
import { unlearned } from '#language/en/app/replies.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import type { Answer } from '#web/conversation/session/scene.ts';
import { modelThere } from '#web/data/assistant.ts';

export const say = async (utterance: string, assistant: AssistantSession, cancelled: AbortSignal): Promise<Answer> => {
  const words = await fetchWords().catch(() => null);
  // Nobody waits for an answer any more, and none of it is done.
  if (cancelled.aborted) return { kind: 'reply', words: '' };
  if (words === null) return { kind: 'reply', words: unlearned };
  const answer = words.utter(utterance, assistant);
  if (answer.kind !== 'reply' || !answer.missed) return answer;
  void keepMissed(utterance, assistant);
  return pondered(answer, utterance, assistant, cancelled);
};

/** What is missed is what Flow should learn next. */
const keepMissed = async (utterance: string, assistant: AssistantSession): Promise<void> => {
  const missing = await import('./missed.ts').catch(() => null);
  missing?.keepMissed(utterance, assistant);
};

/** What nothing understood may still be something to the language model, where there is one. */
const pondered = async (
  missed: Answer,
  utterance: string,
  assistant: AssistantSession,
  cancelled: AbortSignal,
): Promise<Answer> => {
  if (!modelThere.current()) return missed;
  const asking = await import('#web/conversation/handlers/model-fallback.ts').catch(() => null);
  cancelled.addEventListener('abort', assistant.modelQuestion.drop);
  const came = asking === null || cancelled.aborted ? 'none' : await asking.modelFallback(utterance, assistant);
  cancelled.removeEventListener('abort', assistant.modelQuestion.drop);
  if (cancelled.aborted) return { kind: 'reply', words: '' };
  return came === 'asked' ? { kind: 'done' } : missed;
};

export const fetchWords = () => import('#web/conversation/handlers/utter.ts');
