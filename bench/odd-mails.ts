// Mail that is hard to parse or show: five megabytes of text, a hundred files, endless nesting or styling, only emoji,
// right-to-left text.
import { alex } from './sync-world.ts';

const head = (from: string, subject: string, type: string): string =>
  `From: ${from}@odd.example\r\nTo: ${alex}\r\nSubject: ${subject}\r\nMIME-Version: 1.0\r\nContent-Type: ${type}\r\n\r\n`;
const plain = (from: string, subject: string, words: string): string =>
  `${head(from, subject, 'text/plain; charset=utf-8')}${words}\r\n`;
const html = (from: string, subject: string, markup: string): string =>
  `${head(from, subject, 'text/html; charset=utf-8')}${markup}\r\n`;

const megabyte = 1024 ** 2;
const paragraph =
  'The board met on Tuesday to look at the numbers of the quarter. We should talk about hiring before Friday.\r\n\r\n';
const file = (nth: number): string =>
  `--b\r\nContent-Type: application/pdf; name=c-${nth}.pdf\r\nContent-Disposition: attachment\r\n\r\n${'x'.repeat(1000)}\r\n`;
const rules = Array.from({ length: 20_000 }, (_, nth) => `.c${nth} > p:not(.d${nth}) { color: #00${nth % 10} }`);

export const oddMails: Readonly<Record<string, Uint8Array>> = Object.fromEntries(
  Object.entries({
    'five megabytes of text': plain('long', 'Minutes', paragraph.repeat((5 * megabyte) / paragraph.length)),
    'five megabytes of one word': plain('word', 'One word', 'a'.repeat(5 * megabyte)),
    'five megabytes of markup': html('rich', 'Rich', `<p>${paragraph}</p>`.repeat((5 * megabyte) / paragraph.length)),
    'two hundred thousand open elements': html('deep', 'Deep', `${'<div><b>'.repeat(100_000)}At last.`),
    'a table of fifty thousand cells': html('cells', 'Cells', `<table>${'<tr><td>1<td>2'.repeat(25_000)}</table>`),
    'twenty thousand rules of style': html(
      'style',
      'Style',
      `<style>${rules.join('\n')}</style>${'<p class=c1>Words.</p>'.repeat(5000)}`,
    ),
    'a hundred files': `${head('files', 'Files', 'multipart/mixed; boundary=b')}--b\r\nContent-Type: text/plain\r\n\r\nHere they are.\r\n${Array.from({ length: 100 }, (_, nth) => file(nth)).join('')}--b--\r\n`,
    'emoji alone': plain('emoji', 'Hello', '🎂🎉🥳🎈'.repeat(20)),
    'from right to left': plain('rtl', 'Hello', 'مرحبا أليكس، هل يمكنك تأكيد ذلك اليوم؟ '.repeat(200)),
    'no text': plain('blank', '', ''),
  }).map(([name, text]) => [name, Buffer.from(text)]),
);
