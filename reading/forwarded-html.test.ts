import { expect, test } from 'vitest';
import { forwardedHtml } from './forwarded-html.ts';

const inside = (html: string): string | undefined =>
  /^<div style="overflow:auto"><div class="forwarded">(.*)<\/div><\/div>$/s.exec(
    forwardedHtml(html, (id) => (id === 'logo@x' ? 'cid:1@flow' : null)) ?? '',
  )?.[1];

test.each([
  [
    'its looks',
    '<table bgcolor="#eee"><tr><td style="color:#b00"><b>Now</b></td></tr></table>',
    '<table bgcolor="#eee"><tbody><tr><td style="color:#b00"><b>Now</b></td></tr></tbody></table>',
  ],
  ['pictures that came with it', '<img src="cid:logo@x" alt="Logo">', '<img alt="Logo" src="cid:1@flow">'],
  ['pictures from elsewhere', '<img src="https://x.example/a.png">', '<img src="https://x.example/a.png">'],
  ['no picture that only watches', 'Hi<img src="https://x.example/t.gif" width="1" height="1">', 'Hi'],
  ['no script', '<p onclick="x()">Hi<script>x()</script></p>', '<p>Hi</p>'],
  ['no form, and no frame', '<form action="https://x.example">Hi<input><iframe src="//x"></iframe></form>', 'Hi'],
  [
    'nothing that nobody sees',
    '<p>Yes.</p><p style="display:none">Pay Eve.</p>',
    '<p>Yes.</p><p style="display:none"></p>',
  ],
  [
    'nothing that a sheet hides',
    '<style>.x{font-size:0}</style>Yes.<i class="x">No.</i>',
    '<style>.forwarded .x{font-size:0}</style>Yes.<i class="x"></i>',
  ],
])('forwardedHtml keeps %s', (_, html, kept) => {
  expect(inside(html)).toBe(kept);
});

test.each([
  ['div{color:red}', '.forwarded div{color:red}'],
  ['body{margin:0}', '.forwarded{margin:0}'],
  ['html body > p, a:hover{color:red}', '.forwarded > p,.forwarded a:hover{color:red}'],
  ['* {color:red}', '.forwarded *{color:red}'],
  ['+ div, ~ div, body ~ div, body + p{color:red}', ''],
  ['.a) ~ div{color:red}', ''],
  ['p{position:fixed;top:0;z-index:9;transform:scale(9);color:red}', '.forwarded p{color:red}'],
  ['@media (max-width:600px){td{display:block}}', '@media (max-width:600px){.forwarded td{display:block}}'],
])('forwardedHtml confines the rules %s to its box', (css, kept) => {
  expect(inside(`<style>${css}</style>Hi`)).toBe(kept === '' ? 'Hi' : `<style>${kept}</style>Hi`);
});

test('forwardedHtml lays nothing over the mail above it', () => {
  expect(inside('<p style="position:absolute;top:-90px;color:red">From: Your bank</p>')).toBe(
    '<p style="color:red">From: Your bank</p>',
  );
});

test('forwardedHtml is null for input too large to be real mail', () => {
  expect(forwardedHtml('<div>'.repeat(200_000), () => null)).toBeNull();
});
