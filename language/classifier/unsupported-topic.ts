// Recognises requests about a calendar or money that resemble a mail request.
import { elsewhere } from '#language/en/classifier/topic-words.ts';
import { normalize } from '#language/engine/normalize.ts';
import type { Situation } from '#language/intents/situation.ts';
import type { UnsupportedFeature } from '#language/unsupported/unsupported-intent.ts';
import { dialogueStatesOf } from './dialogue-state.ts';

export const unsupportedTopic = (heard: string, situation: Situation): UnsupportedFeature | null => {
  if (!dialogueStatesOf(situation).some((place) => free.has(place))) return null;
  const plain = normalize(heard);
  const [, why] = elsewhere.find(([said]) => said.test(plain)) ?? [];
  return why ?? null;
};

const free: ReadonlySet<string> = new Set(['mail', 'empty', 'list', 'result']);
