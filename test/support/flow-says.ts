// Everything that Flow says of a mail without a language model, apart from what it marks as the sender's words.
import type { Thread } from '#domain/mail.ts';
import { questionOf } from '#language/asking/question.ts';
import { promiseLine } from '#language/en/asking/promise-replies.ts';
import { composeBriefing } from '#reading/briefing/compose.ts';
import { answerWords } from '#web/conversation/answers/answer-words.ts';
import { personWords } from '#web/conversation/answers/person-words.ts';
import { saidPromise } from '#web/conversation/answers/promise-words.ts';
import { factsHere } from '#web/conversation/briefing/facts-here.ts';
import { threadAnswer } from '#web/conversation/handlers/thread-answers.ts';
import { scriptOf } from '#web/conversation/script/script.ts';
import { answerHere } from '#web/data/answers.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { cardHere } from '#web/data/people.ts';
import { promisesHere } from '#web/data/promises-here.ts';
import { reader, sender } from './injected-mail.ts';

export type Said = { where: string; words: string };

/** The mail is in the mailbox of this device. */
export const ownWordsOf = (thread: Thread): Said[] => [
  ...scriptOf(thread).units.map(({ text, quote }) => ({ where: 'reading', words: without(text, quote) })),
  ...(['thread', 'changed', 'decided'] as const).map((about) => ({
    where: about,
    words: unquoted(threadAnswer(about, thread, reader.email)),
  })),
  ...briefingWords('morning'),
  ...briefingWords('evening'),
  ...promiseWords(),
  ...answers(),
  ...cardWords(thread),
];

const briefingWords = (kind: 'morning' | 'evening'): Said[] =>
  composeBriefing(factsHere(kind, { ownAddress: reader.email, name: 'Alex' }, null), 600).lines.map(
    ({ text, quote }) => ({ where: `${kind} briefing`, words: without(text, quote) }),
  );

const promiseWords = (): Said[] =>
  promisesHere(reader.email, new Map()).map((one, nth) => ({
    where: 'promises',
    words: unquoted(promiseLine(nth, saidPromise(one))),
  }));

const questions = [
  'what did Dana say about the reply',
  'what does Dana want me to do',
  'what is the capital',
  'when is the deadline',
  'what should I send to Dana',
  'what is the link to the site',
];

const answers = (): Said[] =>
  questions.map((asked) => {
    const answer = answerHere(questionOf(asked), mailbox.current().threads, reader.email);
    return { where: asked, words: unquoted(answerWords({ answer, nth: 0, where: 'device' })) };
  });

const cardWords = (thread: Thread): Said[] => {
  const card = cardHere(sender.email, [thread]);
  if (card === null) return [];
  const person = { card, promises: promisesHere(reader.email, new Map()), next: null, last: null };
  return (['who', 'heard', 'role', 'company'] as const).map((asks) => ({
    where: `card: ${asks}`,
    words: unquoted(personWords(asks, person)),
  }));
};

const without = (text: string, quote: { from: number; to: number } | null): string =>
  quote === null ? text : `${text.slice(0, quote.from)} … ${text.slice(quote.to)}`;

/** Words of a mail stand in quotation marks. */
export const unquoted = (text: string): string => text.replace(/“[^“”]*”/g, '…');

/** As many words in a row of the attack, or all of a shorter one, are no chance. */
const inARow = 4;

/** Where Flow would say words of the attack as its own. */
export const repeatedIn = (said: readonly Said[], attack: string): Said[] => {
  const words = plain(attack).split(' ');
  const length = Math.min(inARow, words.length);
  const runs = words.slice(0, words.length - length + 1).map((_, at) => words.slice(at, at + length).join(' '));
  return said.filter((one) => {
    const text = ` ${plain(one.words)} `;
    return runs.some((run) => text.includes(` ${run} `));
  });
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');
