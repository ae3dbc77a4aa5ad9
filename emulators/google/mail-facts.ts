/** Facts about a message for search, threading and lists. */
import { decodeWords } from './encoded-words.ts';
import { allParts, headerOf, isFile, type Part, readMime, textOf } from './mime.ts';

export type MailFacts = {
  from: string;
  to: string;
  cc: string;
  bcc: string;
  deliveredTo: string;
  subject: string;
  /** The subject without Re: and Fwd:, in lower case. */
  subjectKey: string;
  messageId: string | null;
  /** Message ids that this one answers, nearest first. */
  references: string[];
  list: string;
  files: string[];
  body: string;
  snippet: string;
};

const longestBody = 200_000;

export const mailFacts = (raw: Uint8Array): MailFacts => {
  const message = readMime(raw);
  const header = (name: string): string => decodeWords(headerOf(message, name));
  const subject = header('subject');
  const body = bodyText(message);
  return {
    from: header('from'),
    to: header('to'),
    cc: header('cc'),
    bcc: header('bcc'),
    deliveredTo: header('delivered-to'),
    subject,
    subjectKey: subjectKey(subject),
    messageId: messageIds(headerOf(message, 'message-id'))[0] ?? null,
    references: [
      ...messageIds(headerOf(message, 'in-reply-to')),
      ...messageIds(headerOf(message, 'references')).reverse(),
    ],
    list: header('list-id'),
    files: allParts(message)
      .filter((part) => isFile(part) && part.filename !== '')
      .map((part) => part.filename),
    body,
    snippet: escapeHtml(body.slice(0, 200).trim()),
  };
};

export const subjectKey = (subject: string): string => {
  let key = subject.trim().toLowerCase();
  while (/^(re|fwd?|aw|wg|sv)\s*(\[\d+\])?\s*:/.test(key)) key = key.slice(key.indexOf(':') + 1).trim();
  return key.replace(/\s+/g, ' ');
};

/** Uses the plain text, or the HTML's words if there is none. */
const bodyText = (message: Part): string => {
  const texts = allParts(message).filter((part) => !isFile(part) && part.type.startsWith('text/'));
  const chosen = texts.find((part) => part.type === 'text/plain' && textOf(part).trim() !== '') ?? texts[0];
  if (!chosen) return '';
  const words = textOf(chosen).slice(0, longestBody);
  return (chosen.type === 'text/html' ? htmlWords(words) : words).replace(/\s+/g, ' ').trim();
};

const htmlWords = (html: string): string => {
  const shown = [
    ['<!--', '-->'],
    ['<style', '</style'],
    ['<script', '</script'],
    ['<title', '</title'],
  ].reduce((left, [open = '', close = '']) => without(left, open, close), html);
  return shown
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&#(x?)([0-9a-f]{1,6});/gi, (_, hex: string, digits: string) => codePoint(digits, hex ? 16 : 10))
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
};

/** One pass, because a regular expression would explode on thousands of unclosed openings. */
const without = (html: string, open: string, close: string): string => {
  const lower = html.toLowerCase();
  const kept: string[] = [];
  let from = 0;
  for (let at = lower.indexOf(open); at >= 0; at = lower.indexOf(open, from)) {
    kept.push(html.slice(from, at));
    const end = lower.indexOf(close, at + open.length);
    if (end < 0) return kept.join(' ');
    from = lower.indexOf('>', end) + 1 || html.length;
  }
  return [...kept, html.slice(from)].join(' ');
};

const codePoint = (digits: string, base: number): string => {
  const point = Number.parseInt(digits, base);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ' ';
};

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', zwnj: '' };

/** Gmail's API returns snippets with HTML escapes. */
const escapeHtml = (words: string): string =>
  words
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');

const messageIds = (header: string): string[] => header.match(/<[^<>\s]+>/g) ?? [];
