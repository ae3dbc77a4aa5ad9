// What is left of a mail's HTML before it is shown, and that nothing of it acts, asks or loads.
import fc from 'fast-check';
import { parse, serialize } from 'parse5';
import { describe, expect, test } from 'vitest';
import type { Pictures } from './clean-tree.ts';
import { originalOf } from './original.ts';

const none: Pictures = { inline: () => null, remote: () => null };
const bodyOf = (html: string, pictures = none): string =>
  /<body>([\s\S]*)<\/body>/.exec(originalOf({ html, text: null }, pictures).html)?.[1] ?? '';

describe('what draws stays', () => {
  test.each([
    '<p style="color:red">Hello <b>Alex</b></p>',
    '<table width="600" cellpadding="0"><tbody><tr><td align="center" bgcolor="#fff">Total</td></tr></tbody></table>',
    '<style>.a{color:#111}@media (max-width:600px){.a{width:100% !important}}</style><p class="a">Hello</p>',
    '<img alt="Logo" src="data:image/png;base64,aaaa">',
    '<details open=""><summary>More</summary>Text</details>',
  ])('%s', (html) => {
    expect(bodyOf(html)).toBe(html);
  });

  test('a link opens elsewhere and tells nobody where it was clicked', () => {
    expect(bodyOf('<a href="https://a.example/x?y=1&z" onclick="x()">Go</a>')).toBe(
      '<a href="https://a.example/x?y=1&amp;z" title="a.example" target="_blank" rel="noopener noreferrer nofollow">Go</a>',
    );
  });

  test('a link that says another place tells where it leads', () => {
    expect(bodyOf('<a href="https://thieves.example">bank.example</a>')).toContain(
      '<span class="flow-leads">leads to thieves.example</span>',
    );
  });

  test('over a link stands where it leads, whatever its writer says of it', () => {
    const html = '<a href="https://thieves.example/x" title="bank.example"><b title="bank.example">Your bank</b></a>';
    expect(bodyOf(html)).toBe(
      '<a href="https://thieves.example/x" title="thieves.example" target="_blank" rel="noopener noreferrer nofollow"><b>Your bank</b></a>',
    );
  });

  test('a mail of text alone is shown as it was typed, its addresses as links', () => {
    const { html } = originalOf({ html: null, text: 'a <b> & see https://a.example/x?y="1.\n\nBye' }, none);
    expect(html).toContain(
      'a &lt;b&gt; &amp; see <a href="https://a.example/x?y=" target="_blank" rel="noopener noreferrer nofollow">https://a.example/x?y=</a>&quot;1.\n\nBye',
    );
  });

  test('typed text runs as its own words do, line by line', () => {
    const { html } = originalOf({ html: null, text: 'שלום אלכס,\n\nBye' }, none);
    expect(html).toMatch(/\.flow-typed\{[^}]*unicode-bidi:plaintext/);
  });
});

describe('what acts, asks or loads is not there', () => {
  test.each([
    ['<script>alert(1)</script>Hi', 'Hi'],
    ['<p onclick="alert(1)" onmouseover=alert(1)>Hi</p>', '<p>Hi</p>'],
    ['<a href="javascript:alert(1)">Hi</a>', '<a>Hi</a>'],
    ['<a href="java\nscript:alert(1)">Hi</a>', '<a>Hi</a>'],
    ['<svg><image href="https://a.example"/></svg>Hi', 'Hi'],
    ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>Hi', 'Hi'],
    ['<form action="https://a.example"><label>Hi</label><input name="a"></form>', 'Hi'],
    ['<iframe src="https://a.example"></iframe><object data="x"></object>Hi', 'Hi'],
    [
      '<base href="https://a.example"><link rel="stylesheet" href="https://a.example"><meta http-equiv="refresh" content="0;url=https://a.example">Hi',
      'Hi',
    ],
    ['<td background="https://a.example/x.png">Hi</td>', 'Hi'],
    ['<p style="background:url(https://a.example)">Hi</p>', '<p>Hi</p>'],
    ['<p style="background:u\\72l(https://a.example);color:red">Hi</p>', '<p style="color:red">Hi</p>'],
    ['<p style="background:image-set(\'https://a.example\' 1x)">Hi</p>', '<p>Hi</p>'],
    ['<p style="--a:url(https://a.example)">Hi</p>', '<p>Hi</p>'],
    ['<p style="background:var(--a)">Hi</p>', '<p>Hi</p>'],
    ['<style>@import "https://a.example";p{color:red}</style>Hi', '<style>p{color:red}</style>Hi'],
    ['<style>@font-face{font-family:a;src:url(https://a.example)}</style>Hi', 'Hi'],
    ['<style>p{background:url(https://a.example</style>Hi', 'Hi'],
    ['<style></style><img src=x onerror=alert(1)></style>Hi', '<img>Hi'],
    ['<div class="flow-leads">leads to bank.example</div>', '<div>leads to bank.example</div>'],
    ['<noscript><img src="https://a.example"></noscript>', '<span class="flow-picture"></span>'],
    ['<img srcset="https://a.example 1x" src="x">', '<img>'],
    ['<template><img src="https://a.example"></template>Hi', 'Hi'],
    ['<img src="data:image/svg+xml;base64,aaaa">', '<img>'],
    ['<!-- <img src="https://a.example"> -->Hi', 'Hi'],
  ])('%s', (given, left) => {
    expect(bodyOf(given)).toBe(left);
  });

  test('whatever is in it, what was cleaned is clean', () => {
    const piece = fc.constantFrom(
      ...'<p> </p> <a href=" <img src= " \' > < / = <!-- --> <style> </style> <svg> <math> <mtext> <table> <td> <title> </title> <noscript> <select> <template> x:y url( \\ { } ; onerror=alert(1) https://a.example <plaintext> <![CDATA[ ]]> <textarea> <body onload=a> <form> <frameset>'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const once = bodyOf(pieces.join(' '));
        // HTML that was never right is read once more differently than it was written; nothing is left in it to be taken out.
        // Only Flow's own marks go, which no mail may carry.
        const unmarked = once.replaceAll(' class="flow-picture"', '');
        const shown = (body: string) => `<!doctype html><html><head></head><body>${body}</body></html>`;
        expect(bodyOf(shown(once))).toBe(/<body>([\s\S]*)<\/body>/.exec(serialize(parse(shown(unmarked))))?.[1]);
        expect(once).not.toMatch(
          /<[^>]*\son\w+=|<(?:script|svg|math|form|iframe|base|link|meta)|style="[^"]*url\(|src="http/i,
        );
      }),
      { numRuns: 1_000, examples: [[['<img', 'src=', 'https://a.example', '<p>']]] },
    );
  });
});

describe('pictures', () => {
  const mail =
    '<img src="https://a.example/logo.png" width="80"><img src="//a.example/b.jpg"><img src="cid:one@mail"><img src="https://a.example/open" width="1" height="1"><img src="https://a.example/o" style="height: 0px">';

  test('elsewhere wait to be asked for and are counted; what only tells that the mail was opened is never shown', () => {
    const { html, pictures, trackers } = originalOf({ html: mail, text: null }, none);
    expect({ pictures, trackers }).toEqual({ pictures: 2, trackers: 2 });
    expect(html).not.toContain('src=');
  });

  test('leave their words on the room they would take', () => {
    const left = bodyOf('<img src="https://a.example/x" alt="Up to <b>half</b> off" width="90" height="40%">');
    expect(left).toBe('<span class="flow-picture" style="width:90px">Up to &lt;b&gt;half&lt;/b&gt; off</span>');
  });

  test('whose address says more than where they are are not asked for', () => {
    const mailed = `<img src="https://a.example/${'x'.repeat(3_000)}">`;
    expect(originalOf({ html: mailed, text: null }, none)).toMatchObject({ pictures: 0, trackers: 1 });
  });

  test('are taken from where the caller says', () => {
    const shown = bodyOf(mail, { inline: (id) => `data:${id}`, remote: (address) => `/proxy?${address}` });
    expect(shown).toBe(
      '<img width="80" src="/proxy?https://a.example/logo.png"><img src="/proxy?https://a.example/b.jpg"><img src="data:one@mail">',
    );
  });
});

test('mail nested without end is shown as text, and soon', () => {
  const { html } = originalOf({ html: `${'<div>'.repeat(3_000)}deep`, text: null }, none);
  expect(html).toContain('deep');
});
