// One breath about a mail, in its sender's own sentences: what is asked first, then the figure that matters.
import type { Address } from '#domain/mail.ts';
import { type Ask, deadlineIn } from './asks.ts';

export type SummarySource = { sentences: readonly string[]; asks: readonly Ask[]; from: Address };

const oneBreath = 160;

/** At most 160 characters taken from the mail; empty where the mail itself is as short. */
export const summaryOf = ({ sentences, asks, from }: SummarySource): string => {
  if (isShort(sentences)) return '';
  const ask = asks.toSorted((one, other) => askWeight(other) - askWeight(one))[0];
  const told = ask ? asked(ask.sentence, from) : '';
  const fact = sentences
    .filter((sentence) => sentence !== ask?.sentence && isFact(sentence))
    .filter((sentence) => told.length + sentence.length < oneBreath)
    .toSorted((one, other) => factWeight(other) - factWeight(one))[0];
  return [told, fact ?? ''].filter((part) => part !== '').join(' ');
};

const isShort = (sentences: readonly string[]): boolean => sentences.join(' ').length <= oneBreath;

const askWeight = (ask: Ask): number =>
  (ask.deadline === '' ? 0 : 2) + (ask.kind === 'decision' ? 2 : 0) + (ask.sentence.length > 120 ? -3 : 0);

const asked = (sentence: string, from: Address): string => {
  const name = /^\p{L}[\p{L}'’-]*/u.exec(from.name.trim())?.[0] ?? '';
  const said = name === '' ? sentence : `${name} asks: ${sentence}`;
  return said.length <= oneBreath ? said : `${said.slice(0, said.lastIndexOf(' ', oneBreath - 2))} …`;
};

const isFact = (sentence: string): boolean =>
  sentence.length >= 20 &&
  /[.!…。]["'”’»)]*$/.test(sentence) &&
  !/@|\+?\d[\d ().-]{7,}\d|\b\w+\.(?:com|org|net|io)\b/.test(sentence);

const factWeight = (sentence: string): number =>
  (/[$€£¥]\s?\d|\d\s?(?:%|k\b|m\b|million|percent|€)/i.test(sentence) ? 3 : 0) +
  (/\d/.test(sentence) ? 1 : 0) +
  (deadlineIn(sentence) === '' ? 0 : 1);
