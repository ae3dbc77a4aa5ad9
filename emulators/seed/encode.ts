/** Mail encodings: quoted-printable, base64, encoded words (RFC 2047) and three character sets. */
import type { Charset } from './thread.ts';

export const toBytes = (text: string, charset: Charset): Uint8Array => {
  if (charset === 'iso-8859-1') {
    if (/[^\u0000-\u00ff]/.test(text)) throw new Error(`Not in ISO-8859-1: ${text}`);
    return Buffer.from(text, 'latin1');
  }
  return charset === 'iso-2022-jp' ? toIso2022Jp(text) : Buffer.from(text, 'utf8');
};

export const base64Lines = (bytes: Uint8Array): string =>
  (
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n');

/** Expects CRLF line ends. */
export const quotedPrintable = (bytes: Uint8Array): string => {
  const lines = Buffer.from(bytes).toString('latin1').split('\r\n');
  return lines.map(quotedPrintableLine).join('\r\n');
};

const quotedPrintableLine = (line: string): string => {
  const out: string[] = [];
  let current = '';
  for (const [index, char] of [...line].entries()) {
    const chunk = quotedPrintableChar(char, index === line.length - 1);
    if (current.length + chunk.length > 75) {
      out.push(`${current}=`);
      current = '';
    }
    current += chunk;
  }
  return [...out, current].join('\r\n');
};

const quotedPrintableChar = (char: string, last: boolean): string => {
  const code = char.charCodeAt(0);
  const plain = (code > 32 && code < 127 && char !== '=') || ((char === ' ' || char === '\t') && !last);
  return plain ? char : hex(char);
};

/** Encodes the non-ASCII words of a header. */
export const encodeWords = (text: string, charset: Charset = 'utf-8'): string => {
  if (isAscii(text)) return text;
  const words: string[] = [];
  let current = '';
  for (const char of text) {
    if (Buffer.byteLength(current + char) > 39) {
      words.push(current);
      current = '';
    }
    current += char;
  }
  return [...words, current].map((word) => encodedWord(word, charset)).join('\r\n ');
};

const encodedWord = (word: string, charset: Charset): string => {
  const bytes = Buffer.from(toBytes(word, charset));
  if (charset !== 'iso-8859-1') return `=?${charset}?B?${bytes.toString('base64')}?=`;
  const letters = [...bytes.toString('latin1')].map((char) =>
    /[A-Za-z0-9!*+/-]/.test(char) ? char : char === ' ' ? '_' : hex(char),
  );
  return `=?iso-8859-1?Q?${letters.join('')}?=`;
};

const hex = (char: string): string => `=${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

export const isAscii = (text: string): boolean => [...text].every((char) => char.charCodeAt(0) < 128);

let jisTable: Map<string, [number, number]> | undefined;

const toIso2022Jp = (text: string): Uint8Array => {
  jisTable ??= makeJisTable();
  const out: number[] = [];
  let wide = false;
  for (const char of text) {
    const pair = jisTable.get(char);
    if (Boolean(pair) !== wide) out.push(...(pair ? [0x1b, 0x24, 0x42] : [0x1b, 0x28, 0x42]));
    wide = Boolean(pair);
    out.push(...(pair ?? [char.charCodeAt(0) & 0x7f]));
  }
  if (wide) out.push(0x1b, 0x28, 0x42);
  return Uint8Array.from(out);
};

/** Node can only decode, so the table comes from its decoder for EUC-JP, whose rows are those of JIS X 0208. */
const makeJisTable = (): Map<string, [number, number]> => {
  const decoder = new TextDecoder('euc-jp');
  const table = new Map<string, [number, number]>();
  for (let row = 0x21; row <= 0x74; row += 1) {
    for (let cell = 0x21; cell <= 0x7e; cell += 1) {
      const char = decoder.decode(Uint8Array.from([row | 0x80, cell | 0x80]));
      if (char.length === 1 && char !== '\ufffd' && !table.has(char)) table.set(char, [row, cell]);
    }
  }
  return table;
};
