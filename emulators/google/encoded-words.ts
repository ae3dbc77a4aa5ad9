/** Encoded words of headers (RFC 2047). */
import { decodeCharset } from './charset.ts';

const word = /=\?([\w.+:-]+?)(?:\*[\w-]+)?\?([bq])\?([^?\s]*)\?=/gi;

/** Decodes each encoded word and drops the blanks between two of them. */
export const decodeWords = (value: string): string => {
  if (!value.includes('=?')) return value;
  return value
    .replace(/(\?=)\s+(?==\?)/g, '$1')
    .replace(word, (_, charset: string, encoding: string, content: string) =>
      decodeCharset(octets(encoding.toLowerCase(), content), charset),
    );
};

const octets = (encoding: string, content: string): Buffer => {
  if (encoding === 'b') return Buffer.from(content, 'base64');
  const plain = content
    .replace(/_/g, ' ')
    .replace(/=([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
  return Buffer.from(plain, 'latin1');
};
