// The language model that the host configured, as the fallback for words nothing else understood.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** In characters. Longer speech is a story, not a request. */
export const longestAsked = 200;

/**
 * The words, and the current state by the names of `language/classifier/dialogue-state.ts`. Contains no mail, and only
 * names that the person said.
 */
export const understandWords = endpoint({
  method: 'POST',
  path: '/api/assistant/understand',
  who: 'user',
  request: z.strictObject({
    words: z.string().check(z.minLength(1), z.maxLength(longestAsked)),
    places: z.array(z.string().check(z.regex(/^[a-z-]{1,12}$/))).check(z.minLength(1), z.maxLength(6)),
  }),
  /** An intent from `language/classifier/intent-labels.ts` and the person's words about its object. Both null for none. */
  response: z.object({
    intent: z.nullable(z.string().check(z.maxLength(40))),
    about: z.nullable(z.string().check(z.maxLength(longestAsked))),
  }),
});
