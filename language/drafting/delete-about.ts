// Deletes the sentence, line or paragraph about a topic, found by its words or their sound.
import { beforeTopic } from '#language/en/drafting/edit-phrases.ts';
import { signedAt } from './letter-parts.ts';
import { findPhrase, type Span } from './nearest-words.ts';
import type { EditResult, TextUnit, WriterNames } from './text-edit.ts';
import { writePhrase } from './write-as-text.ts';

export const deleteAbout = (
  text: string,
  { stretch, about }: { stretch: TextUnit; about: string },
  writers: WriterNames,
): EditResult => {
  const end = signedAt(text, writers.own);
  const body = text.slice(0, end);
  const topic = about.replace(beforeTopic, '');
  const match = findPhrase(body, [...new Set([about, writePhrase(about, writers), topic])]);
  if (match === null) return { kind: 'not-found', words: about };
  if (match.kind === 'which') return match;
  const { start, end: until } = around(body, match.span, stretch);
  const left = `${body.slice(0, start)}${body.slice(until)}`.replace(/[ \t]+(?=\n|$)/g, '').trimEnd();
  return { kind: 'text', text: left === '' ? text.slice(end).trimStart() : left + text.slice(end) };
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
