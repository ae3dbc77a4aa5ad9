// Recognises requests about a calendar, people or money that resemble a mail request.
import { elsewhere, nobody, whoIs } from '#language/en/classifier/topic-words.ts';
import { normalize } from '#language/engine/normalize.ts';
import type { Situation } from '#language/intents/situation.ts';
import type { UnsupportedFeature } from '#language/unsupported/unsupported-intent.ts';
import { dialogueStatesOf } from './dialogue-state.ts';

export const unsupportedTopic = (heard: string, situation: Situation): UnsupportedFeature | null => {
  if (!dialogueStatesOf(situation).some((place) => free.has(place))) return null;
  const plain = normalize(heard);
  const [, why] = elsewhere.find(([said]) => said.test(plain)) ?? [];
  return why ?? (isAboutSomebody(heard) ? 'people' : null);
};

const isAboutSomebody = (heard: string): boolean => {
  const who = whoIs.exec(heard.trim())?.[1];
  return who !== undefined && !nobody.test(who);
};

const free: ReadonlySet<string> = new Set(['mail', 'empty', 'list', 'result']);
