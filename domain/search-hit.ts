// Makes a search result out of the matching message. Apart from its shape, because a page needs only that at first.
import type { ThreadId } from './id.ts';
import type { Message } from './mail.ts';
import { standsAt } from './search-match.ts';
import type { Field, SearchQuery } from './search-query.ts';
import type { Marked, SearchResult } from './search-result.ts';
import { type Term, termsOf } from './search-terms.ts';
import { codesOf } from './sign-in-code.ts';
import { chunksOf } from './words.ts';

/** `message`: the match in the thread `threadId`. */
export const resultOf = (threadId: ThreadId, message: Message, query: SearchQuery): SearchResult => ({
  ...codesIn(message),
  threadId,
  messageId: message.id,
  from: message.from,
  to: message.to,
  sent: message.labels.includes('sent'),
  at: message.at,
  subject: marked(message.subject, termsFor(query, 'subject')),
  snippet: snippetOf(message, termsFor(query, 'any')),
  seconds: message.reading.seconds,
});

const codesIn = (message: Message): Pick<SearchResult, 'codes'> => {
  const codes = codesOf(message);
  return codes.length > 0 ? { codes: [...codes] } : {};
};

export const marked = (text: string, terms: readonly Term[]): Marked => {
  const chunks = chunksOf(text);
  const words = chunks.flatMap((chunk) => chunk.words.map((word) => ({ word, chunk })));
  const compared = words.map(({ word }) => word);
  const hits = words.flatMap((_, at) =>
    terms.flatMap(({ sequences, open }) =>
      sequences
        .filter((sequence) => standsAt(compared, at, sequence, open))
        .flatMap((sequence) => {
          const [first, last] = [words[at]?.chunk, words[at + sequence.length - 1]?.chunk];
          return first && last ? [{ start: first.start, end: last.end }] : [];
        }),
    ),
  );
  return stretches(text, hits);
};

/** The query's positive words for a field. */
const termsFor = (query: SearchQuery, field: Field): Term[] =>
  query.flatMap((clause) =>
    clause.kind === 'words' && !clause.not && (clause.field === 'any' || clause.field === field)
      ? termsOf(clause, query)
      : [],
  );

/** Characters of a snippet, and of the text before its first hit. */
const longest = 180;
const lead = 50;

const snippetOf = ({ reading }: Message, terms: readonly Term[]): Marked => {
  const sentences = reading.paragraphs?.flat() ?? [reading.summary];
  const best = sentences
    .map((sentence, nth) => ({
      nth,
      hits: terms.length === 0 ? 0 : marked(sentence, terms).filter(({ hit }) => hit).length,
    }))
    .reduce((most, one) => (one.hits > most.hits ? one : most), { nth: 0, hits: 0 });
  return cut(marked(sentences.slice(best.nth, best.nth + 3).join(' '), terms));
};

/** The part around the first hit that fits on a line. */
const cut = (parts: Marked): Marked => {
  const text = parts.map((part) => part.text).join('');
  const before = parts
    .slice(
      0,
      Math.max(
        0,
        parts.findIndex(({ hit }) => hit),
      ),
    )
    .reduce((sum, part) => sum + part.text.length, 0);
  const from = before <= lead ? 0 : wordStart(text, before - lead);
  const until = from + longest >= text.length ? text.length : wordEnd(text, from + longest);
  let at = 0;
  const kept = parts.flatMap(({ text: stretch, hit }) => {
    const [start, end] = [Math.max(from - at, 0), Math.max(until - at, 0)];
    at += stretch.length;
    const inside = stretch.slice(start, end);
    return inside === '' ? [] : [{ text: inside, hit }];
  });
  const dots = { text: '…', hit: false };
  return [...(from > 0 ? [dots] : []), ...kept, ...(until < text.length ? [dots] : [])];
};

const wordStart = (text: string, at: number): number => {
  const space = text.indexOf(' ', at);
  return space < 0 || space > at + 20 ? whole(text, at) : space + 1;
};

const wordEnd = (text: string, at: number): number => {
  const space = text.lastIndexOf(' ', at);
  return space < at - 20 ? whole(text, at) : space;
};

/** Never inside a surrogate pair. */
const whole = (text: string, at: number): number => (/[\udc00-\udfff]/.test(text[at] ?? '') ? at - 1 : at);

const stretches = (text: string, hits: readonly { start: number; end: number }[]): Marked => {
  const parts: Marked = [];
  let at = 0;
  for (const { start, end } of hits.toSorted((one, other) => one.start - other.start)) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    if (from > at) parts.push({ text: text.slice(at, from), hit: false });
    const before = parts.at(-1);
    if (before?.hit) before.text += text.slice(from, end);
    else parts.push({ text: text.slice(from, end), hit: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), hit: false });
  return parts;
};
