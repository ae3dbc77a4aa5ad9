// Whether a short answer is asked for, and which.
import { type ShortReply, shortReplies } from '#domain/writing-style.ts';
import { shortPhrases } from '#language/en/drafting/short-replies.ts';
import { createMatcher, type Matcher } from '#language/engine/matcher.ts';
import { normalize } from '#language/engine/normalize.ts';
import { parseTemplate } from '#language/engine/template.ts';

/** Null where the words are none of those phrases, as a whole. */
export const parseShortReply = (heard: string): ShortReply | null => {
  if (heard.length > longest || !couldAsk.test(heard)) return null;
  // A thank you at the end of what is said is Flow's, and left off; where it is all that is to be said it counts.
  const plain = normalize(heard);
  matcher ??= compiled();
  const thanks = /^(?:say|reply|answer|respond|write)(?: back)?(?: with)?(?: an?)?$/.test(plain);
  return thanks && thanking.test(heard) ? 'thanks' : (matcher.match(plain.split(' '))[0]?.meaning ?? null);
};

/** Nearly nothing that is said asks for one, and this says so at once. */
const couldAsk = /thank|yes|\bno\b|accept|agree|declin|down|time|later|when/i;
const longest = 80;

const thanking = /thank/i;

let matcher: Matcher<ShortReply> | undefined;

const compiled = (): Matcher<ShortReply> => {
  const fresh = createMatcher<ShortReply>();
  for (const kind of shortReplies) for (const text of shortPhrases[kind]) fresh.add(parseTemplate(text), kind);
  return fresh;
};
