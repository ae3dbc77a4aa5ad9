// A short answer in the words of the person: greeted and signed as they do, to these people. Pure.
import type { Address } from '#domain/mail.ts';
import type { Greeting, ShortReply, WritingStyle } from '#domain/writing-style.ts';
import { shortTexts } from '#language/en/drafting/short-replies.ts';

export const shortReply = (kind: ShortReply, style: WritingStyle, to: readonly Address[]): string => {
  const own = styleFor(style, to);
  return letterOf(shortSentence(kind, own), own, to);
};

/** The person's way with this reader, where they have one of their own. */
export const styleFor = (style: WritingStyle, to: readonly Address[]): WritingStyle => {
  const [only, another] = to;
  const own = only && !another ? style.greetings.find(({ email }) => email === only.email.toLowerCase()) : undefined;
  return { ...style, closing: own?.closing ?? style.closing, contracts: own?.contracts ?? style.contracts };
};

/** Greets and signs as the person does. */
export const letterOf = (sentence: string, style: WritingStyle, to: readonly Address[]): string => {
  const greeting = greetingFor(style, to);
  const above = greeting.words === '' ? sentence : greeted(greeting, sentence);
  const below = [style.closing, style.name].filter((line) => line !== '').join('\n');
  return below === '' ? above : `${above}\n\n${below}`;
};

export const shortSentence = (kind: ShortReply, { contracts, exclaims }: WritingStyle): string => {
  const { plain, short } = shortTexts[kind];
  const text = contracts ? short : plain;
  return exclaims && (kind === 'thanks' || kind === 'yes') ? text.replace(/\.$/, '!') : text;
};

const greetingFor = ({ greeting, greetings }: WritingStyle, to: readonly Address[]): Greeting => {
  const [only, another] = to;
  if (!only) return { words: '', apart: false };
  if (another) return { ...greeting, words: greeting.words.replace('{name}', 'all') };
  const own = greetings.find(({ email }) => email === only.email.toLowerCase())?.greeting ?? greeting;
  const name = firstName(only.name);
  // Without a usable name the greeting has none.
  const words =
    name === '' ? own.words.replace(/ ?\{name\}/, '').replace(/^\P{L}+$/u, '') : own.words.replace('{name}', name);
  return { ...own, words };
};

const greeted = ({ words, apart }: Greeting, sentence: string): string => {
  const begun = words.charAt(0).toUpperCase() + words.slice(1);
  if (apart) return `${begun}\n\n${sentence}`;
  const goesOn = begun.endsWith(',') && !/^I\b/.test(sentence);
  return `${begun} ${goesOn ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence}`;
};

/** 'Chen, Maria' and 'Maria Chen' both give Maria. Null if it is not a person's name. */
const firstName = (name: string): string => {
  const turned = name.includes(',') ? (name.split(',')[1] ?? '') : name;
  const [first = ''] = turned.trim().split(/\s+/);
  return /^\p{Lu}[\p{L}’'-]+$/u.test(first) ? first : '';
};
