/** Parses a message into parts. A parser separate from Flow's, so both cannot share a mistake. It never throws or runs away. */
import { decodeCharset } from './charset.ts';
import { decodeWords } from './encoded-words.ts';

export type Header = { name: string; value: string };

export type Part = {
  headers: Header[];
  /** Lower case, for example `text/html`. */
  type: string;
  parameters: Record<string, string>;
  attachment: boolean;
  filename: string;
  /** The body as transferred, still encoded. */
  body: Buffer;
  parts: Part[];
};

const deepest = 20;
const mostParts = 500;

export const readMime = (raw: Uint8Array): Part =>
  readPart(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength), 0, { left: mostParts }, 'text/plain');

export const headerOf = (part: Part, name: string): string =>
  part.headers.find((header) => header.name.toLowerCase() === name)?.value ?? '';

/** All parts in reading order, including containers. */
export const allParts = (part: Part): Part[] => [part, ...part.parts.flatMap(allParts)];

/** A leaf part other than the displayed text. */
export const isFile = (part: Part): boolean => {
  if (part.type.startsWith('multipart/')) return false;
  return part.attachment || part.filename !== '' || !part.type.startsWith('text/');
};

/** The body without transfer encoding. */
export const contentOf = (part: Part): Buffer => {
  const encoding = headerOf(part, 'content-transfer-encoding').trim().toLowerCase();
  if (encoding === 'base64') return Buffer.from(part.body.toString('latin1'), 'base64');
  if (encoding === 'quoted-printable') return fromQuotedPrintable(part.body.toString('latin1'));
  return part.body;
};

export const textOf = (part: Part): string => decodeCharset(contentOf(part), part.parameters.charset ?? 'utf-8');

const readPart = (source: Buffer, depth: number, budget: { left: number }, defaultType: string): Part => {
  budget.left -= 1;
  const { head, body } = splitHead(source);
  const headers = readHeaders(head);
  const find = (name: string): string => headers.find((header) => header.name.toLowerCase() === name)?.value ?? '';
  const { value, parameters } = structured(find('content-type'));
  const type = /^[\w.+-]+\/[\w.+-]+$/.test(value) ? value : defaultType;
  const disposition = structured(find('content-disposition'));
  const part: Part = {
    headers,
    type,
    parameters,
    attachment: disposition.value === 'attachment',
    filename: decodeWords(disposition.parameters.filename ?? parameters.name ?? ''),
    body,
    parts: [],
  };
  if (depth < deepest) part.parts = childrenOf(part, depth, budget);
  return part;
};

const childrenOf = (part: Part, depth: number, budget: { left: number }): Part[] => {
  if (part.type === 'message/rfc822') return [readPart(contentOf(part), depth + 1, budget, 'text/plain')];
  const boundary = part.parameters.boundary;
  if (!part.type.startsWith('multipart/') || !boundary) return [];
  const defaultType = part.type === 'multipart/digest' ? 'message/rfc822' : 'text/plain';
  const children: Part[] = [];
  for (const section of sections(part.body, boundary)) {
    if (budget.left <= 0) break;
    children.push(readPart(section, depth + 1, budget, defaultType));
  }
  return children;
};

const splitHead = (source: Buffer): { head: string; body: Buffer } => {
  if (source[0] === 13 || source[0] === 10) return { head: '', body: source.subarray(source[0] === 13 ? 2 : 1) };
  const crlf = source.indexOf('\r\n\r\n');
  const lf = source.indexOf('\n\n');
  if (crlf < 0 && lf < 0) return { head: decodeCharset(source, 'utf-8'), body: Buffer.alloc(0) };
  const isCrlf = crlf >= 0 && (lf < 0 || crlf < lf);
  const end = isCrlf ? crlf : lf;
  return { head: decodeCharset(source.subarray(0, end), 'utf-8'), body: source.subarray(end + (isCrlf ? 4 : 2)) };
};

const readHeaders = (head: string): Header[] => {
  const headers: Header[] = [];
  for (const line of head.split(/\r?\n/)) {
    const last = headers.at(-1);
    if (/^[ \t]/.test(line) && last) last.value += ` ${line.trim()}`;
    const colon = line.indexOf(':');
    if (/^[!-9;-~]+[ \t]*:/.test(line)) {
      headers.push({ name: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() });
    }
  }
  return headers;
};

/** Reads `value; name=text; name="text"`, and RFC 2231's `name*=utf-8''text` and `name*0=`. */
const structured = (header: string): { value: string; parameters: Record<string, string> } => {
  const value = header.split(';', 1)[0] ?? '';
  const plain: Record<string, string> = {};
  const extended: Record<string, string> = {};
  for (const { name, inChunks, content } of parametersIn(header.slice(value.length))) {
    if (inChunks) extended[name] = (extended[name] ?? '') + content;
    else plain[name] ??= content;
  }
  for (const [name, content] of Object.entries(extended)) plain[name] = fromExtended(content);
  return { value: value.trim().toLowerCase(), parameters: plain };
};

const parametersIn = (tail: string): { name: string; inChunks: boolean; content: string }[] => {
  const matches = tail.matchAll(/;\s*([\w-]+)(\*(?:\d+\*?)?)?\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))/g);
  return [...matches].map(([, name = '', star, quoted, bare = '']) => ({
    name: name.toLowerCase(),
    inChunks: star !== undefined,
    content: quoted?.replace(/\\(.)/g, '$1') ?? bare,
  }));
};

const fromExtended = (content: string): string => {
  const match = /^([\w-]*)'[^']*'(.*)$/s.exec(content);
  if (!match) return content;
  const octets = Buffer.from(
    (match[2] ?? '').replace(/%([0-9a-f]{2})/gi, (_, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    ),
    'latin1',
  );
  return decodeCharset(octets, match[1] ?? 'utf-8');
};

const sections = (body: Buffer, boundary: string): Buffer[] => {
  const parts: Buffer[] = [];
  const mark = Buffer.from(`--${boundary}`);
  let start = -1;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    if (at > 0 && body[at - 1] !== 10) continue;
    if (start >= 0) parts.push(body.subarray(start, endBefore(body, at, start)));
    const lineEnd = body.indexOf(10, at);
    start = lineEnd < 0 ? body.length : lineEnd + 1;
    if (body.subarray(at + mark.length, at + mark.length + 2).toString('latin1') === '--') return parts;
  }
  if (start >= 0) parts.push(body.subarray(start));
  return parts;
};

/** The line break before a boundary belongs to the boundary. */
const endBefore = (body: Buffer, at: number, start: number): number => {
  const end = at - (body[at - 2] === 13 ? 2 : 1);
  return Math.max(start, end);
};

const fromQuotedPrintable = (encoded: string): Buffer => {
  const joined = encoded.replace(/[ \t]+(\r?\n)/g, '$1').replace(/=\r?\n/g, '');
  return Buffer.from(
    joined.replace(/=([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16))),
    'latin1',
  );
};
