// One spoken sentence or two about a mail, in its sender's words: the ask first, then the important figure.
import type { Address } from '#domain/mail.ts';
import { type Ask, asksIn, deadlineIn } from './asks.ts';

export type SummarySource = { paragraphs: readonly (readonly string[])[]; asks: readonly Ask[]; from: Address };

export const longestSummary = 160;

/** Half a minute of speech. A letter this short without an ask needs no summary. */
const halfAMinute = 400;

/** One or two of the mail's own sentences, at most 160 characters. Empty if the mail is as short, or begins with the same words. */
export const summaryOf = ({ paragraphs, asks, from }: SummarySource): string => {
  const parts = paragraphs.map((sentences) => sentences.filter((sentence) => !isFrame(sentence))).filter(isFilled);
  const letter = parts.flat();
  const length = letter.join(' ').length;
  if (length <= longestSummary || (asks.length === 0 && length <= halfAMinute)) return '';
  if (asks.length === 0) return statementIn(letter);
  const whole = asks.flatMap((ask) => standalone(ask, parts) ?? []);
  const ask = best(whole, (one) => askWeight(one.ask));
  return ask === undefined ? '' : withFact(ask, parts, from);
};

const isFilled = (sentences: readonly string[]): boolean => sentences.length > 0;

type StandaloneAsk = { ask: Ask; words: string; at: number };

/** Includes the sentence before if the ask refers to it. Null without one, or if both are too long. */
const standalone = (ask: Ask, parts: readonly (readonly string[])[]): StandaloneAsk | null => {
  const at = parts.findIndex((sentences) => sentences.includes(ask.sentence));
  if (saysNothingAlone.test(ask.sentence)) return null;
  if (!pointsBack.test(ask.sentence)) return { ask, words: ask.sentence, at };
  const before = parts[at]?.[parts[at].indexOf(ask.sentence) - 1];
  const words = `${before} ${ask.sentence}`;
  return before === undefined || words.length + longestOpening > longestSummary ? null : { ask, words, at };
};

/** An ask that introduces or picks from other text, or has only a word or two. */
const saysNothingAlone = /:$|^(?:so,? |and )?which (?:one|of (?:them|these|those|the \w+))\?$|^\S+(?: \S+)?\?$/i;

const pointsBack =
  /^(?:(?:and|but|so|then),? )?(?:(?:is|was|would|does|do|did|can|could|are|will|should) )?(?:it|its|that|this|they|these|those|he|she|them)(?='|’|,? (?!(?:week|month|year|morning|afternoon|evening|time|monday|tuesday|wednesday|thursday|friday|saturday|sunday|possible)\b))\b/i;

/** 'Maya writes: ' */
const longestOpening = 34;

/** A figure from elsewhere in the letter would sound like part of the ask. */
const withFact = ({ words, at }: StandaloneAsk, parts: readonly (readonly string[])[], from: Address): string => {
  const asked = attributed(words, from);
  const near = parts.slice(Math.max(0, at - 1), at + 2).flat();
  const fact = best(factsIn(near, words, longestSummary - asked.length - 1), factWeight);
  if (fact !== undefined && factWeight(fact) >= 2) return `${asked} ${fact}`;
  return parts[0]?.[0] !== undefined && words.startsWith(parts[0][0]) ? '' : asked;
};

/** Without an ask: the sentence with the important figure, or else the first with content. */
const statementIn = (letter: readonly string[]): string => {
  const facts = factsIn(letter, '', longestSummary);
  const chosen = best(facts, factWeight) ?? letter.find((sentence) => sentence.length > 40) ?? '';
  return chosen === letter[0] ? '' : shortened(chosen, longestSummary);
};

const attributed = (asked: string, from: Address): string => {
  const sentence = asked.replace(listMark, '');
  const name = firstName(from);
  const verb =
    /[?？؟]/.test(sentence.slice(-3)) || /^(?:please|bitte|por favor|could|can|would|will)\b/i.test(sentence)
      ? 'asks'
      : 'writes';
  const opening = name === '' ? '' : `${name} ${verb}: `;
  return opening + shortened(sentence, longestSummary - opening.length);
};

/** 'Maya' from 'Maya Lindqvist' and from 'Lindqvist, Maya'. Empty for companies and machines. */
const firstName = ({ name, email }: Address): string => {
  if (/\d/.test(name) || isCompany(name, email)) return '';
  const given = name.includes(',') ? name.slice(name.indexOf(',') + 1) : name;
  const word = /^\p{Lu}[\p{L}\p{M}'’-]{1,24}(?= |$)/u.exec(given.trim())?.[0] ?? '';
  return /^(?:The|Team|Support|Info|Sales|Office)$/.test(word) || isTitle(word) ? '' : word;
};

const isTitle = (word: string): boolean =>
  /^(?:Dra?|Mr|Mrs|Ms|Miss|Prof|Sir|Lady|Herrn?|Frau|M|Mme|Mlle|Monsieur|Madame|Sra?|Srta|Señora?|Senhora?|Dhr|Mevr|Sig|Dott)$/u.test(
    word,
  );

/** A single word that appears after the @ of the address and not before it. */
const isCompany = (name: string, email: string): boolean => {
  const word = name.trim().toLowerCase();
  const at = email.lastIndexOf('@');
  return (
    !/[\s,]/.test(word) &&
    email.toLowerCase().indexOf(word, at) > at &&
    !email.slice(0, at).toLowerCase().includes(word)
  );
};

/** The asking part of a long sentence, or its beginning with an ellipsis. */
const shortened = (sentence: string, most: number): string => {
  if (sentence.length <= most) return sentence;
  const clauses = sentence.split(/(?<=[,;:]) | (?=[–—] )/);
  for (let from = clauses.length - 1; from > 0; from -= 1) {
    const end = clauses.slice(from).join(' ');
    if (end.length + 2 > most) break;
    if (asksIn([end]).length > 0) return `… ${end}`;
  }
  const space = sentence.lastIndexOf(' ', most - 2);
  return `${sentence.slice(0, space > 20 ? space : most - 2).replace(/[,;:–—\s]+$/, '')} …`;
};

/** The number or letter of a list item. */
const listMark = /^(?:\d{1,3}[.)]|\(?[a-z]\)) /;

const factsIn = (letter: readonly string[], taken: string, most: number): string[] =>
  letter.filter(
    (sentence) =>
      !taken.includes(sentence) &&
      sentence.length >= 20 &&
      !listMark.test(sentence) &&
      sentence.length <= most &&
      /[.!…。！]["'”’»)]*$/.test(sentence) &&
      asksIn([sentence]).length === 0 &&
      !contact.test(sentence) &&
      !explains.test(sentence),
  );

/** A sentence that explains the one before. */
const explains = /^(?:in [\p{L} ]{1,20} )?(?:that|this|it) (?:is|was|makes|means)\b|^which (?:is|was|makes|means)\b/iu;

const contact = /@|\+?\d[\d ().-]{7,}\d|\b[\w-]+\.(?:com|org|net|io|co|de|fr|eu|app|dev|example)\b/i;

/** Greetings and sign-offs frame the letter, but are not its content. */
const isFrame = (sentence: string): boolean =>
  sentence.length < 60 &&
  (/^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|morning|hallo|guten (?:tag|morgen)|liebe[rs]?|sehr geehrte[rs]?|bonjour|salut|cher|chère|hola|buen[oa]s|olá|caro|cara|ciao|beste)\b.*[,!:]?$/i.test(
    sentence,
  ) ||
    /\b(?:hope (?:you|this|all)|trust (?:you|this))\b/i.test(sentence) ||
    !/[.?!…。！？؟]/.test(sentence));

const askWeight = (ask: Ask): number =>
  (ask.deadline === '' ? 0 : 3) +
  { decision: 2, 'yes-or-no': 1.5, request: 1, question: 1 }[ask.kind] -
  (ask.sentence.length > 120 ? 1 : 0) -
  (contact.test(ask.sentence) ? 3 : 0);

const factWeight = (sentence: string): number =>
  (/[$€£¥]\s?\d|\d\s?(?:%|k\b|m\b|bn\b|million|billion|percent|€|mio\b)/i.test(sentence) ? 4 : 0) +
  (/\d/.test(sentence) ? 2 : 0) +
  (deadlineIn(sentence) === '' ? 0 : 2) +
  (/\b(?:attached|signed|agreed|moved|delayed|cancelled|approved|closed|won|lost|due)\b/i.test(sentence) ? 1 : 0);

/** The item with the highest weight, the first one on a tie. */
const best = <Item>(items: readonly Item[], weigh: (item: Item) => number): Item | undefined =>
  items.toSorted((one, other) => weigh(other) - weigh(one))[0];
