// Deletes the clause, sentence, line or paragraph about a topic, found by its words or their sound.
import { clauseJoins } from '#language/en/drafting/clause-joins.ts';
import { beforeTopic } from '#language/en/drafting/edit-phrases.ts';
import { signedAt } from './letter-parts.ts';
import { findPhrase, type Span } from './nearest-words.ts';
import type { EditResult, TextUnit, WriterNames } from './text-edit.ts';
import { capitalized, writePhrase } from './write-as-text.ts';

export const deleteAbout = (
  text: string,
  { stretch, about, whole = false }: { stretch: TextUnit; about: string; whole?: boolean },
  writers: WriterNames,
): EditResult => {
  const end = signedAt(text, writers.own);
  const body = text.slice(0, end);
  const topic = about.replace(beforeTopic, '');
  const match = findPhrase(body, [...new Set([about, writePhrase(about, writers), topic])]);
  if (match === null) return { kind: 'not-found', words: about };
  if (match.kind === 'which') return match;
  const unit = around(body, match.span, stretch);
  const cut =
    stretch === 'sentence' && !whole
      ? withoutClause(body.slice(unit.start, unit.end), match.span.start - unit.start)
      : '';
  const left = `${body.slice(0, unit.start)}${cut}${body.slice(unit.end)}`.replace(/[ \t]+(?=\n|$)/g, '').trimEnd();
  return { kind: 'text', text: left === '' ? text.slice(end).trimStart() : left + text.slice(end) };
};

/** The sentence without the clause that holds this place. Empty if it has one clause. */
const withoutClause = (sentence: string, at: number): string => {
  const joins = [...sentence.matchAll(clauseJoins)];
  if (joins.length === 0) return '';
  const next = joins.find(({ index }) => index > at);
  const before = joins.findLast(({ index }) => index <= at);
  const end = /[.!?…]*["”)]?\s*$/.exec(sentence)?.index ?? sentence.length;
  if (before !== undefined) return sentence.slice(0, before.index) + sentence.slice(next?.index ?? end);
  return next === undefined ? '' : capitalized(sentence.slice(next.index + next[0].length));
};

const around = (text: string, span: Span, stretch: TextUnit): Span => {
  const [before, behind] = edges[stretch];
  const starts = [...text.slice(0, span.start).matchAll(before)].at(-1);
  const ends = behind.exec(text.slice(span.end));
  return {
    start: starts ? starts.index + starts[0].length : 0,
    end: ends ? span.end + ends.index + ends[0].length : text.length,
  };
};

const edges: Record<TextUnit, readonly [RegExp, RegExp]> = {
  word: [/\s+/g, /^\s*/],
  sentence: [/[.!?…]+["”)]?\s+|\n+/g, /[.!?…]+["”)]?(?:[ \t]+|$)|[.!?…]*["”)]?(?=\n)/],
  line: [/\n/g, /\n|$/],
  paragraph: [/\n{2,}/g, /\n{2,}|$/],
};
