// The line with which a mail program introduces earlier mail: 'On Tuesday, 3 November 2026, Maya wrote:'. A writer, a
// day, an hour and a word for 'wrote' make one in any language.
import { beforeDay, beforeWriter, wrote } from './introduction-words.ts';

export type Introduction = {
  /** Where it begins in the text. */
  start: number;
  /** Sure enough to end the new text, even if the text below has no quotation marks. */
  sure: boolean;
};

/** The introduction at the end of the text. */
export const introductionAtEnd = (text: string): Introduction | null => {
  if (text.length > longest || !/\p{L}/u.test(text) || !ending.test(text)) return null;
  const parts = partsOf(text);
  const sure = isSure(text, parts);
  if (!sure && !isLikely(text, parts)) return null;
  const start = startOf(text, parts);
  return start === null || text.length - start > longestIntroduction ? null : { start, sure };
};

/** The introduction before a colon inside the text, with the end of that colon. */
export const introductionInside = (text: string): (Introduction & { end: number }) | null => {
  if (!text.includes('@')) return null;
  const part = text.slice(0, longest);
  for (const { 0: last, index } of [...part.matchAll(writerBeforeColon)].slice(0, mostColons)) {
    const end = index + last.length;
    const found = introductionAtEnd(part.slice(0, end));
    if (found?.sure) return { ...found, end };
  }
  return null;
};

const longest = 2000;
const longestIntroduction = 300;

/** A colon, a colon before the day in brackets, or dashes. */
const ending = /[:：]\s*(?:\([^()]{5,60}\))?[,;]?\s*$|(?<![-‐–—])[-‐–—]{3,}\s*$/u;

const writerBeforeColon = new RegExp(`(?:${wrote.source}|[>)])\\s{0,3}[:：](?=\\s*\\S)(?!\\d)`, 'giu');
const mostColons = 4;

type Parts = { day: Span | null; clock: boolean; address: Span | null; bracketed: boolean; verb: Span | null };
type Span = { start: number; end: number };

const partsOf = (text: string): Parts => {
  const bracketed = lastOf(
    text,
    /(?<![<([])[<([]{1,3}\s?[^<>()[\]\s@]{1,100}@[^<>()[\]\s]{1,150}[^\])>]{0,150}[>)\]]{1,3}/gu,
  );
  return {
    day: lastOf(text, dayWithYear) ?? lastOf(text, shortDay),
    clock: /\b\d{1,2}[:.]\d\d\b/.test(text),
    address: bracketed ?? lastOf(text, /[^\s@<>()]{1,100}@[^\s@<>()]{1,150}\b/gu),
    bracketed: bracketed !== null,
    verb: lastOf(text, wrote),
  };
};

const lastOf = (text: string, pattern: RegExp): Span | null => {
  let last: Span | null = null;
  for (const { 0: words, index } of text.matchAll(pattern)) last = { start: index, end: index + words.length };
  return last;
};

/** Day, month and year in any order, the month by name or by number. */
const dayWithYear =
  /(?<![\d.])\d{1,2}(?:st|nd|rd|th|er|º)?[.,]?\s+(?:de\s+|of\s+|thg\s+|den\s+)?[\p{L}\p{M}][\p{L}\p{M}.॰׳']{1,13},?\s+(?:de\s+)?20\d\d|(?<!\d)\d{1,2}\s+thg\s+\d{1,2},\s+20\d\d|\p{L}{3,12}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+20\d\d|(?<![\d.])\d{1,2}(?<sign>[-/. ])\s?\d{1,2}\k<sign>\s?20\d\d(?![\d.])|20\d\d[-/.年년]\s?\d{1,2}[-/.月월]\s?\d{1,2}[日일]?|20\d\d\.\s\p{L}{3,12}\.?\s\d{1,2}/giu;

const shortDay =
  /(?<![\d.])\d{1,2}(?<sign>[-/.])\s?\d{1,2}\k<sign>\s?\d\d(?![\d.])|(?<!\d)\d{1,2}\s\p{Lu}\p{L}{2,8}\.?\s\d\d(?!\d)/gu;

const isSure = (text: string, parts: Parts): boolean => isDated(text, parts) || isWriterAlone(text, parts);

/** A day, and two of writer, hour and verb. */
const isDated = (text: string, { day, clock, address, bracketed, verb }: Parts): boolean => {
  if (day === null) return false;
  if (verb === null) return clock && address !== null && (bracketed || text.length - address.end <= 3);
  return bracketed || ((clock || address !== null) && isBrief(text, verb));
};

/** Only a name stands behind the verb. */
const isBrief = (text: string, verb: Span): boolean => text.slice(verb.end).split(/\s+/, 14).length <= 12;

/** 'Maya <maya@northwind.example> writes:', or a verb between dashes. */
const isWriterAlone = (text: string, { address, bracketed, verb }: Parts): boolean => {
  if (verb === null) return false;
  if (/^\s*[-‐–—]{3,}.*[-‐–—]{3,}\s*$/u.test(text)) return true;
  return bracketed && address !== null && verb.start >= address.end && text.length - verb.end <= 3;
};

/** Enough above marked text. */
const isLikely = (text: string, { day, clock, verb }: Parts): boolean =>
  (day !== null && clock) || (verb !== null && (/\d/.test(text) || namedWriter.test(text.slice(0, verb.start))));

const namedWriter = /^[-*\s]*(?:["'(]?\p{Lu}[\p{L}.'’-]*["')]?\s*){1,4}$/u;

const startOf = (text: string, { day: when, address, verb }: Parts): number | null => {
  const found = [when, address, verb].filter((part) => part !== null).map(({ start }) => start);
  const core = Math.min(...found);
  const head = text.slice(0, core);
  const start = core === when?.start ? startOfDay(head) : startOfWriter(head);
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(head.slice(0, start)) ? start : 0;
};

const startOfDay = (head: string): number => {
  const near = head.length - lookBack;
  for (const { index } of head.matchAll(beforeDay)) {
    const between = head.slice(index);
    if (index >= near && between.trim().split(/\s+/).length <= 5 && !sentenceEnd.test(between)) return index;
  }
  const marked = clockAtEnd.exec(head) ?? weekdayAtEnd.exec(head);
  return marked?.index ?? beginning(head, shortWordAtEnd.exec(head)?.index ?? head.length);
};

const clockAtEnd = /(?:^|\s)\d{1,2}[:.]\d\d(?:[:.]\d\d)?,?\s*$/u;
const weekdayAtEnd = /(?:^|\s)[\p{L}\p{M}]{1,14}[.,،]{1,2}\s*$/u;
const shortWordAtEnd = /(?<=[.!?…]\s)[\p{L}\p{M}]{2,3}\s*$/u;

/** No weekday or other word before the day is longer. */
const lookBack = 40;

/** 'Contract. On' ends a sentence, 'mar. 3' does not. */
const sentenceEnd = /[\p{L}\p{N}]{6}[.!?…]\s|[!?…]\s/u;

const startOfWriter = (head: string): number => {
  const name =
    /(?:^|(?<=[\s"'(*]))(?:["'(]?\p{Lu}[\p{L}\p{M}'’-]*\.?["')]?,?\s*){1,4}[<("'\s*]*(?:さん[はが]|님[은이]?)?$/u.exec(
      head,
    );
  const start = name?.index ?? head.length;
  return beforeWriter.test(head.slice(0, start)) ? beginning(head, startOfSentence(head)) : beginning(head, start);
};

const startOfSentence = (head: string): number => {
  const end = head.search(/[.!?…]\s(?!.*[.!?…]\s)/u);
  return end === -1 ? 0 : end + 2;
};

/** One or two words before it, without a full stop, belong to it too. */
const beginning = (head: string, start: number): number => {
  const before = head.slice(0, start).trim();
  return before.split(/\s+/).length <= 2 && !/[.!?…。！？]$/u.test(before) ? 0 : start;
};
