// The one door from words to a command: what a person said, and what is going on, become one Understanding. Pure.
import { normalize } from './normalize.ts';
import { recognize } from './recognize.ts';
import { resolve } from './resolve.ts';
import type { Situation, Understanding } from './understanding.ts';

/** Only a whole utterance that is one of Flow's phrases, and means something here, is more than a fallback. */
export const understand = (utterance: string, situation: Situation): Understanding => {
  const heard = utterance.trim();
  if (heard.length > longest) return { kind: 'fallback', heard };
  for (const meaning of recognize(normalize(heard))) {
    const understanding = resolve(meaning, situation);
    if (understanding !== null) return understanding;
  }
  return { kind: 'fallback', heard };
};

/** Characters; no phrase comes near it, with every politeness around it. */
const longest = 300;
