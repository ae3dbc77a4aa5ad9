// Writes a short reply in the person's style. Loads on the first request.
import type { Draft } from '#domain/draft.ts';
import type { ShortReply } from '#domain/writing-style.ts';
import { shortReply, shortSentence } from '#language/drafting/short-reply.ts';
import { onlyEnglish } from '#language/en/drafting/short-replies.ts';
import { languageOf } from '#reading/language.ts';
import { threadOf } from '#web/conversation/mail/acts.ts';
import { writingStyle } from '#web/data/writing-style.ts';
import { noteWritten } from './flow-drafts.ts';

/** `says`: a message for the person instead of a reply; the draft stays unchanged. */
export type ShortAnswer = { sentence: string; whole: string } | { says: string };

export const shortAnswer = async (kind: ShortReply, { id, about, to, text }: Draft): Promise<ShortAnswer> => {
  const message = about && threadOf(about.threadId)?.messages.find(({ id }) => id === about.messageId);
  const language = message ? languageOf((message.reading.paragraphs ?? []).flat().join(' ')) : null;
  if (language !== null && language !== 'en') return { says: onlyEnglish(language) };
  const how = await writingStyle();
  const whole = shortReply(kind, how, to);
  if (text.trim() === '') noteWritten(id, whole, 'short');
  return { sentence: shortSentence(kind, how), whole };
};
