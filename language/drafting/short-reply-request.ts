// Recognises requests for a short reply, and which one.
import { type ShortReply, shortReplies } from '#domain/writing-style.ts';
import { shortPhrases } from '#language/en/drafting/short-replies.ts';
import { createMatcher, type Matcher } from '#language/engine/matcher.ts';
import { normalize } from '#language/engine/normalize.ts';
import { parseTemplate } from '#language/engine/template.ts';

export const parseShortReply = (heard: string): ShortReply | null => {
  if (heard.length > longest || !couldAsk.test(heard)) return null;
  // Thanks at the end are for Flow, unless they are the whole reply.
  const plain = normalize(heard);
  matcher ??= compiled();
  const thanks = /^(?:say|reply|answer|respond|write)(?: back)?(?: with)?(?: an?)?$/.test(plain);
  return thanks && thanking.test(heard) ? 'thanks' : (matcher.match(plain.split(' '))[0]?.meaning ?? null);
};

/** A cheap check first, since few utterances ask for one. */
const couldAsk = /thank|yes|\bno\b|accept|agree|declin|down|time|later|when/i;
const longest = 80;

const thanking = /thank/i;

let matcher: Matcher<ShortReply> | undefined;

const compiled = (): Matcher<ShortReply> => {
  const fresh = createMatcher<ShortReply>();
  for (const kind of shortReplies) for (const text of shortPhrases[kind]) fresh.add(parseTemplate(text), kind);
  return fresh;
};
