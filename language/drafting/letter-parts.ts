// The parts of a mail that have lines of their own: its greeting and its sign-off.
import { closings, everybody, greetingWords, markName } from '#language/en/drafting/dictation-words.ts';
import { plainAt, plainRun, type Word } from './spoken-words.ts';
import type { WriterNames } from './text-edit.ts';
import { capitalized } from './write-as-text.ts';

export type Greeting = { line: string; next: number };

/** 'Hi maria comma thanks', 'dear all', 'hello maria lopez'; null where the words begin otherwise. */
export const greetingIn = (words: readonly Word[], { names }: WriterNames): Greeting | null => {
  const word = greetingWords.find((one) => plainRun(words, 0, one.split(' ').length).join(' ') === one);
  if (word === undefined) return null;
  const from = word.split(' ').length;
  const parted = words[from - 1]?.tail === ',';
  const called = parted ? { text: '', next: from } : calledIn(words, from, names);
  if (called === null) return null;
  const next = plainAt(words, called.next) === 'comma' ? called.next + 1 : called.next;
  const line = capitalized(`${word}${called.text === '' ? '' : ` ${called.text}`},`);
  return { line, next };
};

/** A greeting names everyone, a known name, or up to three words before a comma. */
const calledIn = (
  words: readonly Word[],
  from: number,
  names: readonly string[],
): { text: string; next: number } | null => {
  if (everybody.has(plainAt(words, from))) return { text: plainAt(words, from), next: from + 1 };
  const end = [1, 2, 3].find((length) => isParted(words, from + length - 1));
  const known = end ?? knownLength(words, from, names);
  if (known === 0 || from + known > words.length) return null;
  const text = words
    .slice(from, from + known)
    .map(({ raw, tail }) => capitalized(raw.slice(0, raw.length - tail.length)));
  return { text: text.join(' '), next: from + known };
};

const isParted = (words: readonly Word[], at: number): boolean =>
  at < words.length &&
  ((words[at]?.tail ?? '').startsWith(',') || plainAt(words, at + 1) === 'comma' || at === words.length - 1);

const knownLength = (words: readonly Word[], from: number, names: readonly string[]): number => {
  const parts = new Set(names.flatMap((name) => name.toLowerCase().split(/\s+/)));
  let length = 0;
  while (length < 3 && parts.has(plainAt(words, from + length))) length += 1;
  return length;
};

export type SignOff = { lines: string; from: number };

export const signOffIn = (words: readonly Word[], { own }: WriterNames): SignOff | null => {
  for (let from = Math.max(0, words.length - longestSignOff); from < words.length; from += 1) {
    const closing = closings.find(
      ({ words: said }) => plainRun(words, from, said.split(' ').length).join(' ') === said,
    );
    if (!closing) continue;
    const at = pastSigns(words, from + closing.words.split(' ').length);
    const name = words.slice(at);
    if (!isSigned(name, own, closing.short && !opensSentence(words, from))) continue;
    const written = name.map(({ raw, tail }) => capitalized(raw.slice(0, raw.length - tail.length))).join(' ');
    return { lines: `${capitalized(closing.words)},\n${written}`, from };
  }
  return null;
};

const longestSignOff = 9;

const pastSigns = (words: readonly Word[], from: number): number => {
  let at = from;
  for (;;) {
    const two = plainRun(words, at, 2).join(' ');
    if (plainAt(words, at) === 'comma') at += 1;
    else if (two === 'new line' || two === 'new paragraph' || two === 'next line') at += 2;
    else return at;
  }
};

/** After a short closing the name must be the person's own. After any other, one or two words suffice. */
const isSigned = (name: readonly Word[], own: string, mustBeOwn: boolean): boolean => {
  if (name.length === 0 || name.length > 3 || name.slice(0, -1).some(({ tail }) => tail !== '')) return false;
  const said = name.map(({ plain }) => plain).join(' ');
  return isOwn(said, own) || (!mustBeOwn && own === '' && /^\p{L}[\p{L}'-]+( \p{L}[\p{L}'-]+)?$/u.test(said));
};

const opensSentence = (words: readonly Word[], from: number): boolean =>
  from === 0 || /[.?!]$/.test(words[from - 1]?.tail ?? '') || markName.test(plainAt(words, from - 1));

/** New text goes above the sign-off. Returns the text's length if there is none. */
export const signedAt = (text: string, own: string): number => {
  const at = text.trimEnd().lastIndexOf('\n\n');
  return at !== -1 && isSignOff(text.slice(at + 2).trim(), own) ? at : text.length;
};

const isSignOff = (text: string, own: string): boolean => {
  const [first = '', second = '', third] = text.split('\n').map((line) => line.trim().toLowerCase());
  if (first === '' || third !== undefined) return false;
  const closes = closings.some(({ words }) => first.replace(/[,.!]$/, '') === words);
  return closes ? second.split(/\s+/).length <= 3 : second === '' && isOwn(first, own);
};

const isOwn = (said: string, own: string): boolean => {
  const mine = own.toLowerCase();
  return mine !== '' && (said === mine || said === mine.split(/\s+/)[0]);
};

/** A written letter: its greeting line, its body, and its sign-off, each with the space around it. */
export const letterParts = (text: string, own: string): { head: string; body: string; tail: string } => {
  const end = signedAt(text, own);
  const greeting = greetingLine.exec(text.slice(0, end))?.[0] ?? '';
  return { head: greeting, body: text.slice(greeting.length, end).trim(), tail: text.slice(end) };
};

const greetingLine = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|morning)\b[^\n.?!]{0,60}[,!:]?\n+/i;
