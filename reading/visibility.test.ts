import { expect, test } from 'vitest';
import { hidingTechniques } from '#test/support/hiding-techniques.ts';
import { htmlToLines } from './html-to-text.ts';
import { read } from './read.ts';

const seen = (html: string): string =>
  htmlToLines(html)
    .map((line) => line.text)
    .filter(Boolean)
    .join(' / ');

test('visibility: there are at least 60 distinct hiding tricks', () => {
  expect(new Set(Object.values(hidingTechniques)).size).toBeGreaterThanOrEqual(60);
  expect(new Set(Object.values(hidingTechniques)).size).toBe(Object.keys(hidingTechniques).length);
});

test.each(Object.entries(hidingTechniques))('visibility: %s hides its words and nothing else', (_, html) => {
  const text = seen(html);
  expect(text).not.toContain('CANARY');
  expect(text).toContain('SEEN');
  const { paragraphs, summary, askWords } = read({
    html: html
      .replaceAll('SEEN', 'SEEN: can you send it by Friday?')
      .replaceAll('CANARY', 'CANARY: can you pay by Friday?'),
    text: 'CANARY',
    subject: '',
    from: { name: 'Maya', email: 'maya@northwind.example' },
    headers: new Map(),
    ownAddress: 'alex@northwind.example',
  });
  expect(JSON.stringify({ paragraphs, summary, askWords })).not.toContain('CANARY');
  expect(paragraphs.flat().join(' ')).toContain('SEEN');
});

test.each([
  ['a class that only a phone hides', '<style>@media (max-width:480px){.d{display:none}}</style><p class="d">SEEN</p>'],
  ['a rule for print', '<style>@media print{p{display:none}}</style><p>SEEN</p>'],
  ['a rule for dark screens', '<style>@media (prefers-color-scheme: dark){p{color:#fff}}</style><p>SEEN</p>'],
  ['a rule that a later one takes back', '<style>p{display:none}p{display:block}</style><p>SEEN</p>'],
  ['a rule that a stronger one takes back', '<style>.a{display:block}p{display:none}</style><p class="a">SEEN</p>'],
  ['a rule that the style attribute takes back', '<style>p{display:none}</style><p style="display:block">SEEN</p>'],
  ['hover only', '<style>p:hover{display:none}</style><p>SEEN</p>'],
  ['white words on a dark cell', '<table><tr><td bgcolor="#222222" style="color:#fff">SEEN</td></tr></table>'],
  ['white words on a gradient', '<div style="background-image:linear-gradient(90deg,#123,#456);color:#fff">SEEN</div>'],
  ['a size given back inside a zero', '<div style="font-size:0"><span style="font-size:14px">SEEN</span></div>'],
  ['visibility given back', '<div style="visibility:hidden"><b style="visibility:visible">SEEN</b></div>'],
  ['light grey', '<p style="color:#bbb">SEEN</p>'],
  ['a link in white mail', '<a href="https://x.example" style="mso-hide:all">SEEN</a>'],
  ['a cell with a small height', '<table><tr><td style="height:1px;overflow:hidden">SEEN</td></tr></table>'],
  ['without scripts', '<noscript>SEEN</noscript>'],
  ['open details', '<details open><p>SEEN</p></details>'],
  ['a broken style', '<p style="display:;;none:display;color">SEEN</p>'],
])('visibility: %s shows', (_, html) => {
  expect(seen(html)).toContain('SEEN');
});

test('visibility: invisible filler characters leave nothing behind', () => {
  expect(seen(`<p>Hello${'&zwnj;&nbsp;&#847;&shy;&#8203;'.repeat(200)}</p>`)).toBe('Hello');
});

test('visibility: styles made to exhaust the reader hide the text after them', () => {
  const rules = Array.from({ length: 4000 }, (_, index) => `.a .b${index} .x`).join(',');
  const html = `<style>${rules}{color:red}.x{display:none}</style>${'<p class="x">CANARY</p>'.repeat(2000)}`;
  expect(seen(html)).not.toContain('CANARY');
});
