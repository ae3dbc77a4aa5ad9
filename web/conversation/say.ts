// What a person says or types is understood by `utter`. Its tables of phrases are large, and come once the first mail can be
// heard; what is said before that waits for them.
import { unlearned } from '#language/en/replies.ts';
import type { Answer, Hands } from './utter.ts';

export const say = async (utterance: string, hands: Hands, cancelled: AbortSignal): Promise<Answer> => {
  const words = await fetchWords().catch(() => null);
  // Nobody waits for an answer any more, and none of it is done.
  if (cancelled.aborted) return { kind: 'reply', words: '' };
  return words === null ? { kind: 'reply', words: unlearned } : words.utter(utterance, hands);
};

export const fetchWords = () => import('./utter.ts');
