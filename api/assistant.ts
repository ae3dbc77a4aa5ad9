// The assistant: what a language model that the host configured takes somebody's words for, where nothing else understood them.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Characters of what is asked about: who says more tells a story. */
export const longestAsked = 200;

/** The words and where they were said, by the names of `language/classifier/place.ts`; nothing of any mail, and nobody's name but those said. */
export const understandWords = endpoint({
  method: 'POST',
  path: '/api/assistant/understand',
  who: 'user',
  request: z.strictObject({
    words: z.string().check(z.minLength(1), z.maxLength(longestAsked)),
    places: z.array(z.string().check(z.regex(/^[a-z-]{1,12}$/))).check(z.minLength(1), z.maxLength(6)),
  }),
  /** A wish by its name in `language/classifier/wish.ts`, and the words of the person's that say what it is about; both null for none. */
  response: z.object({
    wish: z.nullable(z.string().check(z.maxLength(40))),
    about: z.nullable(z.string().check(z.maxLength(longestAsked))),
  }),
});
