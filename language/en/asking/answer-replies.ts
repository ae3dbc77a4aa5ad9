// What Flow says of an answer from mail, in US English. Words of a mail stand in quotation marks, or are a fact with its sender beside it.
import { ended } from '#language/en/engine/end-sentence.ts';

/** `who`: null for the person themselves. `when`: 'today', 'Monday' or '12 Nov'. `day`: the day meant, if the value does not say it. */
export type Said = { who: string | null; when: string; stranger: boolean };

/** '€14,800, says Beatriz on Friday.' */
export const factReply = (value: string, day: string | null, said: Said): string =>
  `${capital(value)}${day === null ? '' : `, that is ${day}`}, ${saysWho(said)} ${onDay(said.when)}.`;

/** Behind the new value: ' It was Tuesday.' */
export const wasReply = (value: string): string => ` It was ${value}.`;

/** 'Two answers. Wei on Monday: €412. Newer, Beatriz on Friday: €415.' The older one first. */
export const twoReply = (older: readonly [Said, string], newer: readonly [Said, string]): string =>
  `Two answers. ${capital(valueOf(older))}. Newer, ${valueOf(newer)}.`;

const valueOf = ([{ who, when }, value]: readonly [Said, string]): string => `${who ?? 'you'} ${onDay(when)}: ${value}`;

/** 'Wei wrote on Monday: “Keep the break.”' */
export const quoteReply = (sentence: string, said: Said): string =>
  ended(`${wrote(said)} ${onDay(said.when)}: “${sentence}”`);

export const perhapsReply = (sentence: string, said: Said): string => `Perhaps this. ${quoteReply(sentence, said)}`;

export const othersReply = (count: number): string =>
  count === 0 ? '' : ` There ${count === 1 ? 'is another answer' : `are ${count} others`}. Say “the other one”.`;

/** `since`: 'May', or null without mail. `device`: the server cannot be reached. */
export const noneReply = (looked: { messages: string; since: string | null }, device: boolean): string => {
  const where = device ? ' on this device' : '';
  if (looked.since === null) return `I don’t find it. There’s no mail${where} yet.`;
  return `I don’t find it. I looked through ${looked.messages} emails${where}, back to ${looked.since}.`;
};

export const nothingAsked = 'Ask me about your mail, like “how much is the rent”.';
export const noOther = 'I have no other answer.';
export const lookFailed = 'I couldn’t look that up.';

const saysWho = ({ who, stranger }: Said): string => {
  if (who === null) return 'you wrote';
  return stranger ? `says ${who}, whom you’ve never written to,` : `says ${who}`;
};

const wrote = ({ who, stranger }: Said): string => {
  if (who === null) return 'You wrote';
  return stranger ? `${who}, whom you’ve never written to, wrote` : `${who} wrote`;
};

const onDay = (when: string): string => (/^(?:today|yesterday)$/.test(when) ? when : `on ${when}`);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
