// Appends dictated words to a draft, with greeting and sign-off on lines of their own.
import { asking, greetingStart } from '#language/en/drafting/dictation-words.ts';
import { greetingIn, signedAt, signOffIn } from './letter-parts.ts';
import { plainRun, type Word, wordsOf } from './spoken-words.ts';
import type { WriterNames } from './text-edit.ts';
import { joined, markAt, writeAsText } from './write-as-text.ts';

export const dictate = (text: string, heard: string, writers: WriterNames): string => {
  const at = signedAt(text, writers.own);
  const above = text.slice(0, at);
  const below = text.slice(at);
  const words = sinceScratch(wordsOf(heard));
  const signOff = below === '' ? signOffIn(words, writers) : null;
  const body = withWords(above, signOff ? words.slice(0, signOff.from) : words, writers);
  if (signOff) return `${body.trimEnd()}${body.trim() === '' ? '' : '\n\n'}${signOff.lines}`;
  return below === '' ? body : body.trimEnd() + below;
};

/** 'Scratch that' inside an utterance removes the words before it. */
const sinceScratch = (words: readonly Word[]): readonly Word[] => {
  const at = words.findLastIndex((_, nth) => plainRun(words, nth, 2).join(' ') === 'scratch that');
  return at === -1 ? words : words.slice(at + 2);
};

const withWords = (above: string, words: readonly Word[], writers: WriterNames): string => {
  const greeting = above.trim() === '' ? greetingIn(words, writers) : null;
  if (greeting) return withWords(`${greeting.line}\n\n`, words.slice(greeting.next), writers);
  if (words.length === 0) return above;
  const before = isGreetingLine(above) ? `${above.trimEnd()}\n\n` : above;
  const sign = markAt(words, 0)?.mark;
  const goesOn = sign?.glue === 'left' && sign.ends !== true;
  const said = joined(writeAsText(words, writers), { capital: beginsSentence(before) && !goesOn });
  return withStop(after(before, said));
};

/** Text after a greeting starts a new line. */
const isGreetingLine = (text: string): boolean => /^[^\n.?!]{1,60},\s*$/.test(text) && greetingStart.test(text);

const beginsSentence = (before: string): boolean => before.trim() === '' || /[.?!…]["”)]?\s*$|\n\s*$/.test(before);

/** A punctuation mark after a pause replaces the automatic full stop. */
const after = (before: string, said: string): string => {
  if (before === '') return said.replace(/^\n+/, '');
  if (said.startsWith('\n')) return before.trimEnd() + said;
  if (!/^[,.;:?!…”)]/.test(said)) return /[\s(“]$/.test(before) ? before + said : `${before} ${said}`;
  const open = /^[”)]/.test(said) ? before : before.replace(/[.?!]$/, '');
  return open.trimEnd() + said;
};

/** Adds the missing full stop, or a question mark if the sentence starts like a question. */
const withStop = (text: string): string => {
  if (text === '' || /[\p{P}\p{S}\s]$/u.test(text.replace(/%$/, ''))) return text;
  const sentence = text.slice(sentenceStart(text));
  return `${text}${asking.test(sentence) ? '?' : '.'}`;
};

const sentenceStart = (text: string): number => {
  const ends = [...text.matchAll(/[.?!…]["”)]?\s+|\n+/g)];
  const last = ends.at(-1);
  return last ? last.index + last[0].length : 0;
};
