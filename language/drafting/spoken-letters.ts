// Reads spelled letters and spoken addresses: 'm o r e a u', 'maria at northwind dot example'.
import { capitalWord, letterLike, noMailbox } from '#language/en/drafting/dictation-words.ts';
import { numberWords } from '#language/en/engine/words.ts';
import { chunk, nth, plainAt, plainRun, type Word, type Written } from './spoken-words.ts';

/** 'Maria dot lopez at northwind dot example', or 'northwind dot com' without a mailbox. */
export const writeAddress = (words: readonly Word[], at: number): Written | null => {
  const run = plainRun(words, at, 16);
  const local = nameIn(run, 0);
  if (local === null) return null;
  if (run[local.next] === 'at' && !noMailbox.has(run[0] ?? '')) {
    const host = nameIn(run, local.next + 1);
    if (host?.text.includes('.')) return written(words, at, `${local.text}@${host.text}`, host.next);
  }
  const isHost = local.text.includes('.') && !/[_]/.test(local.text);
  return isHost ? written(words, at, local.text, local.next) : null;
};

/** The spelled word, or null if this is no spelling. 'Double l', 'capital m', 'm as in mike', 'dash'. */
export const spelledIn = (words: readonly string[]): string | null => {
  let text = '';
  for (let at = 0; at < words.length; ) {
    const one = letterAt(words, at);
    if (one === null) return null;
    text += one.text;
    at += one.length;
  }
  return text.length < 2 ? null : text.charAt(0).toUpperCase() + text.slice(1);
};

const letterAt = (words: readonly string[], at: number): { text: string; length: number } | null => {
  const word = nth(words, at);
  const next = nth(words, at + 1);
  if (isLetter(next) && word === 'double') return { text: next + next, length: 2 };
  if (isLetter(next) && capitalWord.test(word)) return { text: next.toUpperCase(), length: 2 };
  const sign = signs.get(word) ?? digitOf(word);
  if (sign !== null) return { text: sign, length: 1 };
  if (!isLetter(word)) return null;
  const like = letterLike.exec(`${next} ${nth(words, at + 2)} `);
  return { text: word, length: like ? like[0].split(' ').length + 1 : 1 };
};

const isLetter = (word: string): boolean => /^[\p{L}\d]$/u.test(word);

const digitOf = (word: string): string | null => {
  const digit = numberWords.get(word);
  return digit !== undefined && digit < 10 ? String(digit) : null;
};

const signs: ReadonlyMap<string, string> = new Map([
  ['dot', '.'],
  ['dash', '-'],
  ['hyphen', '-'],
  ['underscore', '_'],
  ['space', ' '],
  ['apostrophe', '’'],
]);

const joiners: ReadonlyMap<string, string> = new Map([
  ['dot', '.'],
  ['underscore', '_'],
  ['hyphen', '-'],
]);

const nameIn = (run: readonly string[], from: number): { text: string; next: number } | null => {
  let text = run[from] ?? '';
  let next = from + 1;
  if (!/^[a-z0-9._-]+$/.test(text) || joiners.has(text)) return null;
  for (;;) {
    const joiner = joiners.get(run[next] ?? '');
    const part = run[next + 1] ?? '';
    if (joiner === undefined || !/^[a-z0-9-]+$/.test(part)) return { text, next };
    text += joiner + part;
    next += 2;
  }
};

const written = (words: readonly Word[], at: number, text: string, length: number): Written | null => {
  if (length === 1 && text === plainAt(words, at)) return null;
  return { chunks: [chunk(text, words[at + length - 1], true)], next: at + length };
};
