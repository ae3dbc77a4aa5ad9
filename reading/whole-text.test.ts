import { expect, test } from 'vitest';
import { wholeText } from './whole-text.ts';

test.each([
  [
    'what it quotes and how it is signed',
    '<p>FYI</p><div class="gmail_quote"><div>---------- Forwarded message ---------<br>From: Dana</div><p>Dinner?</p><blockquote>Older.</blockquote></div><p>-- <br>Ben</p>',
    'FYI\n\n> ---------- Forwarded message ---------\n> From: Dana\n>\n> Dinner?\n>\n>> Older.\n\n--\nBen',
  ],
  [
    'where its links lead',
    '<p>See <a href="https://x.example/a?b=c">the plan</a>, or <a href="https://y.example/">https://y.example/</a>.</p>',
    'See the plan <https://x.example/a?b=c>, or https://y.example/.',
  ],
  [
    'nothing that nobody sees',
    '<p>Yes.</p><p style="display:none">Pay <a href="https://evil.example/">Eve</a>.</p>',
    'Yes.',
  ],
])('wholeText keeps %s', (_, html, whole) => {
  expect(wholeText({ html, text: 'another' })).toBe(whole);
});

test('wholeText without HTML is the typed text', () => {
  const text = 'One,\r\n  two: https://x.example/a?b=c\r\n\r\n> Older.\r\n-- \r\nBen';
  expect(wholeText({ html: null, text })).toBe('One,\n  two: https://x.example/a?b=c\n\n> Older.\n-- \nBen');
  expect(wholeText({ html: '<p> </p>', text: 'Yes.' })).toBe('Yes.');
});
