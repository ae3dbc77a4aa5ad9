// The phrase tables are large and load after the first mail can play. Earlier words wait for them.
import { unlearned } from '#language/en/app/replies.ts';
import { wordsCame } from '#web/commands/said-aloud.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import type { Answer } from '#web/conversation/session/conversation-scene.ts';
import { modelHelps } from '#web/data/model-helps.ts';

export const say = async (utterance: string, assistant: AssistantSession, cancelled: AbortSignal): Promise<Answer> => {
  const words = await fetchWords().catch(() => null);
  // The caller cancelled: do nothing.
  if (cancelled.aborted) return { kind: 'reply', words: '' };
  if (words === null) return { kind: 'reply', words: unlearned };
  wordsCame('typing');
  const answer = words.utter(utterance, assistant);
  if (answer.kind !== 'reply' || !answer.missed) return answer;
  void keepMissed(utterance, assistant);
  return withModelFallback(answer, utterance, assistant, cancelled);
};

/** Missed lines show what Flow should learn next. */
const keepMissed = async (utterance: string, assistant: AssistantSession): Promise<void> => {
  const missing = await import('./missed.ts').catch(() => null);
  missing?.keepMissed(utterance, assistant);
};

const withModelFallback = async (
  missed: Answer,
  utterance: string,
  assistant: AssistantSession,
  cancelled: AbortSignal,
): Promise<Answer> => {
  if (!modelHelps()) return missed;
  const asking = await import('#web/conversation/handlers/model-fallback.ts').catch(() => null);
  cancelled.addEventListener('abort', assistant.modelQuestion.drop);
  const came = asking === null || cancelled.aborted ? 'none' : await asking.modelFallback(utterance, assistant);
  cancelled.removeEventListener('abort', assistant.modelQuestion.drop);
  if (cancelled.aborted) return { kind: 'reply', words: '' };
  return came === 'asked' ? { kind: 'done' } : missed;
};

export const fetchWords = () => import('#web/conversation/handlers/utter.ts');
