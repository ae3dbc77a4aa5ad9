// Applies a spoken edit to a text: change, insert, delete, spell. Finds the words in the text; if none or several fit, the result says so.
import { months, numberOrWord, weekdays } from '#language/en/drafting/dictation-words.ts';
import { deleteAbout } from './delete-about.ts';
import { dictate } from './dictate.ts';
import { signedAt } from './letter-parts.ts';
import { alike, findPhrase, type Span, type Token, tokensOf } from './nearest-words.ts';
import type { EditResult, TextEdit, TextUnit, WriterNames } from './text-edit.ts';
import { capitalized, writePhrase } from './write-as-text.ts';

export const applyEdit = (text: string, edit: TextEdit, writers: WriterNames): EditResult => {
  switch (edit.kind) {
    case 'change':
      return at(text, edit.from, writers, (span) => replaced(text, span, writePhrase(edit.to, writers)));
    case 'make-it':
      return madeIt(text, writePhrase(edit.to, writers), edit.to);
    case 'insert':
      return at(text, edit.of, writers, (span) => inserted(text, span, edit.side, writePhrase(edit.words, writers)));
    case 'capital':
      return at(text, edit.words, writers, (span) =>
        replaced(text, span, everyCapital(text.slice(span.start, span.end))),
      );
    case 'spell':
      return spelled(text, edit.letters, writers);
    case 'delete':
      return deleted(text, edit, writers);
    case 'delete-about':
      return deleteAbout(text, edit, writers);
    case 'rewrite':
      return rewritten(text, edit, writers);
  }
};

/** The first sentence of `after` that `before` does not contain. Null if the edit only deleted text. */
export const changedSentence = (before: string, after: string): string | null => {
  const known = new Set(sentencesIn(before));
  return sentencesIn(after).find((sentence) => !known.has(sentence)) ?? null;
};

const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.?!…]["”)]?)\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

const at = (text: string, words: string, writers: WriterNames, change: (span: Span) => string): EditResult => {
  const match = findPhrase(text, [...new Set([words, writePhrase(words, writers)])]);
  if (match === null) return { kind: 'not-found', words };
  return match.kind === 'which' ? match : { kind: 'text', text: change(match.span) };
};

/** Keeps the capital of the replaced words, at the start of a sentence or of a name. */
const replaced = (text: string, { start, end }: Span, words: string): string => {
  const wasCapital = /^\p{Lu}/u.test(text.slice(start, end)) && !/^I\b/.test(text.slice(start, end));
  const put = wasCapital && !/@|\.\w/.test(words) ? capitalized(words) : words;
  return tidy(text.slice(0, start) + put + text.slice(end), start + put.length);
};

const tidy = (text: string, from: number): string =>
  text.slice(0, from) +
  (/[.?!]$/.test(text.slice(0, from)) ? text.slice(from).replace(/^[.?!]/, '') : text.slice(from));

const inserted = (text: string, { start, end }: Span, side: 'before' | 'after', words: string): string => {
  if (side === 'after') return `${text.slice(0, end)} ${words}${text.slice(end)}`;
  const begins = /(^|[.?!…\n]\s*)$/.test(text.slice(0, start));
  const rest = begins ? lowered(text.slice(start)) : text.slice(start);
  return `${text.slice(0, start)}${begins ? capitalized(words) : words} ${rest}`;
};

const lowered = (text: string): string =>
  /^(I\b|\p{Lu}{2})/u.test(text) ? text : text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());

const everyCapital = (text: string): string => text.replace(/(^|[\s-])\p{Ll}/gu, (start) => start.toUpperCase());

/** 'Make it Tuesday' replaces another day, another sum, or the words that sound most similar. */
const madeIt = (text: string, words: string, said: string): EditResult => {
  const tokens = tokensOf(text);
  const kind = kinds.find((one) => one.test(words));
  const same = kind
    ? tokens.filter((token) => kind.test(shown(text, token)) && token.plain !== words.toLowerCase())
    : [];
  const last = same.at(-1);
  if (last) return { kind: 'text', text: replaced(text, last, words) };
  const near = tokens
    .map((token) => ({ token, score: token.plain === words.toLowerCase() ? 0 : alike(token.plain, words) }))
    .filter(({ score }) => score >= 0.7)
    .toSorted((one, other) => other.score - one.score || other.token.start - one.token.start)[0];
  return near ? { kind: 'text', text: replaced(text, near.token, words) } : { kind: 'not-found', words: said };
};

const shown = (text: string, { start, end }: Token): string => text.slice(start, end);

const oneOf = (words: Iterable<string>): RegExp => new RegExp(`^(?:${[...words].join('|')})$`, 'i');

/** Kinds of values that can replace each other: days, months, times, sums, shares, counts. */
const kinds: readonly RegExp[] = [
  oneOf(weekdays),
  oneOf(months.keys()),
  /^\d{1,2}:\d\d$/,
  /^[$€£]/,
  /%$/,
  numberOrWord,
];

/** Spelled letters correct a misheard word. If none is similar, they are the next word. */
const spelled = (text: string, letters: string, writers: WriterNames): EditResult => {
  const match = findPhrase(text, [letters]);
  if (match?.kind === 'one') return { kind: 'text', text: replaced(text, match.span, letters) };
  const end = signedAt(text, writers.own);
  const above = text.slice(0, end).trimEnd();
  const stop = /[.?!]$/.exec(above)?.[0] ?? '';
  const open = above.slice(0, above.length - stop.length);
  return { kind: 'text', text: `${open}${open === '' ? '' : ' '}${letters}${stop}${text.slice(end)}` };
};

/** The last so many words, sentences or paragraphs above the sign-off; the paragraph goes with its last sentence. */
const deleted = (
  text: string,
  { stretch, count }: { stretch: TextUnit; count: number },
  { own }: WriterNames,
): EditResult => {
  const end = signedAt(text, own);
  let left = text.slice(0, end).trimEnd();
  if (left === '') return { kind: 'not-found', words: '' };
  for (let nth = 0; nth < count && left !== ''; nth += 1) left = without[stretch](left);
  const below = left === '' ? text.slice(end).trimStart() : text.slice(end);
  return { kind: 'text', text: left + below };
};

const rewritten = (
  text: string,
  { stretch, to }: { stretch: TextUnit; to: string | null },
  writers: WriterNames,
): EditResult => {
  const last = tokensOf(text.slice(0, signedAt(text, writers.own))).at(-1);
  if (stretch === 'word' && to !== null && last)
    return { kind: 'text', text: replaced(text, last, writePhrase(to, writers)) };
  const left = deleted(text, { stretch, count: 1 }, writers);
  if (left.kind !== 'text' || to === null) return left;
  const begins = left.text.slice(0, signedAt(left.text, writers.own)).trim() === '' ? '' : begun[stretch];
  return { kind: 'text', text: dictate(left.text, `${begins}${to}`, writers) };
};

const begun: Record<TextUnit, string> = { word: '', sentence: '', line: 'new line ', paragraph: 'new paragraph ' };

const without: Record<TextUnit, (text: string) => string> = {
  // The full stop stays with the rest of the sentence.
  word: (text) => {
    const stop = /[.?!]$/.exec(text)?.[0] ?? '';
    const left = text.slice(0, text.length - stop.length).replace(/\s*\S+$/, '');
    return left === '' || /[.?!,:\n]$/.test(left) ? left.trimEnd() : left + stop;
  },
  sentence: (text) => {
    const from = text.lastIndexOf('\n') + 1;
    const ends = [...text.slice(from).matchAll(/[.!?…]+["”)]?\s+/g)];
    const last = ends.at(-1);
    return text.slice(0, last ? from + last.index + last[0].length : from).trimEnd();
  },
  line: (text) => text.slice(0, text.lastIndexOf('\n') + 1).trimEnd(),
  paragraph: (text) => text.slice(0, Math.max(0, text.lastIndexOf('\n\n'))).trimEnd(),
};
