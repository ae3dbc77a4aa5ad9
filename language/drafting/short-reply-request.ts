// Recognises requests for a short reply, and which one.
import { type ShortReply, shortReplies } from '#domain/writing-style.ts';
import { mayAskShortReply, sayLead, shortPhrases, thanking } from '#language/en/drafting/short-replies.ts';
import { createMatcher, type Matcher } from '#language/engine/matcher.ts';
import { normalize } from '#language/engine/normalize.ts';
import { parseTemplate } from '#language/engine/template.ts';

export const parseShortReply = (heard: string): ShortReply | null => {
  if (heard.length > longest || !mayAskShortReply.test(heard)) return null;
  // Thanks at the end are for Flow, unless they are the whole reply.
  const plain = normalize(heard);
  matcher ??= compiled();
  const thanks = sayLead.test(plain);
  return thanks && thanking.test(heard) ? 'thanks' : (matcher.match(plain.split(' '))[0]?.intent ?? null);
};

const longest = 80;

let matcher: Matcher<ShortReply> | undefined;

const compiled = (): Matcher<ShortReply> => {
  const fresh = createMatcher<ShortReply>();
  for (const kind of shortReplies) for (const text of shortPhrases[kind]) fresh.add(parseTemplate(text), kind);
  return fresh;
};
