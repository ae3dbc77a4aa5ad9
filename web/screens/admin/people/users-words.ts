import { numberHere } from '#web/formats.ts';
import { counted } from '#web/screens/admin/frame/words.ts';

/** Null without any. Only the host has the key to read them. */
export const messagesWords = (messages: number): string | null =>
  messages === 0
    ? null
    : `${counted(messages, 'message waits', 'messages wait')} from the contact page. Read ${messages === 1 ? 'it' : 'them'} on the host:`;

/** `signedUp`: those of them who came in the range. */
export const usersWords = (people: number, signedUp: number): string => {
  if (people === 0) return 'Nobody uses this Flow yet.';
  if (people === 1) return `One person uses this Flow${signedUp === 1 ? ', and is new' : ''}.`;
  const came = signedUp === 0 ? 'none' : signedUp === people ? 'all' : numberHere(signedUp);
  return `${counted(people, 'person uses', 'people use')} this Flow, ${came} of them new.`;
};
