// The sentence of a message that says most: a promise or a request, else its first full sentence, else the subject.
import type { Quoted } from '#domain/answer.ts';
import type { ThreadId } from '#domain/id.ts';
import type { Message } from '#domain/mail.ts';
import { codesOf, holdsCode } from '#domain/sign-in-code.ts';

export const lastSaid = (message: Message, threadId: ThreadId, own: boolean): Quoted => {
  const codes = codesOf(message);
  const sentences = (message.reading.paragraphs ?? [])
    .flatMap((texts, paragraph) => texts.map((text, sentence) => ({ text, paragraph, sentence })))
    .filter(({ text }) => !holdsCode(text, codes));
  const [opened] = (message.reading.promises ?? []).flatMap((promised) =>
    sentences.filter((one) => one.paragraph === promised.paragraph && one.sentence === promised.sentence),
  );
  const subject = { text: message.subject, paragraph: -1, sentence: 0 };
  const chosen = opened ?? sentences.find(({ text }) => isFull(text)) ?? sentences.at(-1) ?? subject;
  const { text, ...place } = chosen;
  return {
    ...place,
    text,
    messageId: message.id,
    threadId,
    from: 0,
    to: text.length,
    by: message.from,
    own,
    subject: message.subject,
    at: message.at,
  };
};

/** 'Hi Alex, thanks' says nothing yet. */
const isFull = (text: string): boolean => text.split(/\s+/).length >= 5 && !courtesy.test(text);

const courtesy =
  /^(?:(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^.?!]{0,60}[,!.]?$|(?:i )?hope (?:you|this|all)\b|(?:many )?thanks? (?:you )?(?:so much |very much |a lot )?for (?:your|the) (?:e-?mail|mail|message|note|reply|quick)\b)/i;
