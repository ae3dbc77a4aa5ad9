// Turns what the person tells Flow to answer into a letter in their own words and style: 'tell her yes but not before March'. Pure.
import type { Address } from '#domain/mail.ts';
import type { WritingStyle } from '#domain/writing-style.ts';
import { letterOf, styleFor } from '#language/drafting/short-reply.ts';
import {
  agreed,
  askLead,
  canAsk,
  commaBefore,
  couldYou,
  instructionLead,
  tellMe,
  turned,
  wantsOf,
} from '#language/en/rewriting/frame-words.ts';
import { contracted, writtenOut } from './contractions.ts';

/** `whom`: the word for the reader in the person's words. */
export type Instruction = { words: string; whom: 'her' | 'him' | 'them' | null };

/** `heard`: the whole utterance. Null if it dictates text instead. */
export const instructionIn = (heard: string, words: string): Instruction | null => {
  const lead = instructionLead.exec(heard.trim());
  return lead && { words, whom: readerOf(lead[1] ?? lead[2]) };
};

export const letterFromInstruction = (
  instruction: Instruction,
  style: WritingStyle,
  to: readonly Address[],
): string => {
  const own = styleFor(style, to);
  return letterOf(sentenceFromInstruction(instruction, own.contracts), own, to);
};

/** Every word of the person stays. Only the reader's person, the commas and contractions change. */
export const sentenceFromInstruction = ({ words, whom }: Instruction, contracts: boolean): string => {
  const asked = askLead.exec(words.trim());
  const said = (asked ? words.trim().slice(asked[0].length) : words.trim()).replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
  const to = whom ?? readerOf(asked?.[1]);
  const plain = toReader(said, to);
  const sentence = asked
    ? asQuestion(plain)
    : ended(
        plain
          .replaceAll(commaBefore, ', ')
          .replace(
            /^(yes|no|yeah|sure|thanks|sorry)(?= (?!but\b|unless\b|except\b|to\b|for\b|if\b|from\b|matter\b|one\b|longer\b|need\b))/i,
            '$1,',
          ),
      );
  return capital(contracts ? contracted(sentence) : writtenOut(sentence));
};

const readerOf = (word: string | undefined): Instruction['whom'] => {
  const plain = word?.toLowerCase();
  return plain === 'her' || plain === 'him' || plain === 'them' ? plain : null;
};

/** Another person's name before a pronoun could be meant, so Flow turns nothing then. */
const toReader = (said: string, whom: Instruction['whom']): string => {
  if (whom === null || /(?<=\p{Ll} )\p{Lu}\p{Ll}+.*\b(?:she|her|he|him|his|they|them|their)\b/u.test(said)) return said;
  const you = turned[whom].reduce((left, [from, to]) => left.replace(from, to), said);
  return agreed.reduce((left, [from, to]) => left.replace(from, to), you);
};

const asQuestion = (plain: string): string => {
  const can = canAsk.exec(plain);
  if (can) return `${can[1]} you${can[2] ? ` ${can[2]}` : ''}${mark(plain)}`.replace(/[.!]+\?$/, '?');
  if (wantsOf.test(plain)) return `${couldYou} ${plain.replace(wantsOf, '')}${mark(plain)}`;
  return `${tellMe} ${plain.replace(/[.!?]+$/, '')}?`;
};

const mark = (plain: string): string => (plain.endsWith('?') ? '' : '?');

const ended = (text: string): string => (/[.!?…]["”)]?$/.test(text) ? text : `${text}.`);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
