// Answers to 'why this one?' from the queue's reason and the person's history with the sender. US English.
import type { SenderFacts } from '#domain/mail.ts';

type Asked = {
  sender: string;
  /** The reason in the queue; empty without one. */
  why: string;
  isOfSender: boolean;
  isAside: boolean;
  facts: SenderFacts;
  isNew: boolean;
};

export const whyReply = (of: Asked): string => {
  if (of.isAside)
    return `It is a newsletter, a receipt or a notification, so it is set aside: nobody waits for an answer.${unanswered(of.facts)}`;
  const evidence = evidenceOf(of);
  if (of.why === '') return `It asks for nothing I can see; people come before newsletters. ${whole(evidence)}`;
  return of.isOfSender ? `Because ${evidence}.` : `${whole(of.why)} ${whole(evidence)}`;
};

const evidenceOf = ({ sender, facts: { sent, answers }, isNew }: Asked): string => {
  const who = sender || 'the sender';
  if (answers && answers.quickLately > 1)
    return `you replied to ${who} within an hour ${times(answers.quickLately)} ${isNew ? 'this month' : 'in the month before it came'}`;
  if (answers && answers.counted > 2)
    return `you answered ${number(answers.answered)} of the last ${number(answers.counted)} emails from ${who}`;
  return sent === 0 ? `you have never written to ${who}` : `you have written to ${who} ${times(sent)}`;
};

const unanswered = ({ answers }: SenderFacts): string =>
  answers && answers.answered === 0 && answers.counted > 2
    ? ` You answered none of the last ${number(answers.counted)}.`
    : '';

const times = (count: number): string => (count < 3 ? (count === 1 ? 'once' : 'twice') : `${number(count)} times`);

const number = (count: number): string => small[count] ?? String(count);

const small = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ');

const whole = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
