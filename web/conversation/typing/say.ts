// What a person says or types is understood by `utter`. Its tables of phrases are large, and come once the first mail can be
// heard; what is said before that waits for them.
import { unlearned } from '#language/en/app/replies.ts';
import type { Answer, Hands } from '#web/conversation/handlers/utter.ts';
import { modelThere } from '#web/data/assistant.ts';

export const say = async (utterance: string, hands: Hands, cancelled: AbortSignal): Promise<Answer> => {
  const words = await fetchWords().catch(() => null);
  // Nobody waits for an answer any more, and none of it is done.
  if (cancelled.aborted) return { kind: 'reply', words: '' };
  if (words === null) return { kind: 'reply', words: unlearned };
  const answer = words.utter(utterance, hands);
  if (answer.kind !== 'reply' || !answer.missed) return answer;
  void keepMissed(utterance, hands);
  return pondered(answer, utterance, hands, cancelled);
};

/** What is missed is what Flow should learn next. */
const keepMissed = async (utterance: string, hands: Hands): Promise<void> => {
  const missing = await import('./missed.ts').catch(() => null);
  missing?.keepMissed(utterance, hands);
};

/** What nothing understood may still be something to the language model, where there is one. */
const pondered = async (missed: Answer, utterance: string, hands: Hands, cancelled: AbortSignal): Promise<Answer> => {
  if (!modelThere.current()) return missed;
  const asking = await import('#web/conversation/handlers/model-fallback.ts').catch(() => null);
  cancelled.addEventListener('abort', hands.pondering.drop);
  const came = asking === null || cancelled.aborted ? 'none' : await asking.ponder(utterance, hands);
  cancelled.removeEventListener('abort', hands.pondering.drop);
  if (cancelled.aborted) return { kind: 'reply', words: '' };
  return came === 'asked' ? { kind: 'done' } : missed;
};

export const fetchWords = () => import('#web/conversation/handlers/utter.ts');
