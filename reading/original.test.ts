import fc from 'fast-check';
import { parse, serialize } from 'parse5';
import { describe, expect, test } from 'vitest';
import type { Pictures } from './clean-tree.ts';
import { originalOf } from './original.ts';

const none: Pictures = { inline: () => null, remote: () => null };
const bodyOf = (html: string, pictures = none): string =>
  /<body>([\s\S]*)<\/body>/.exec(originalOf({ html, text: null }, pictures).html)?.[1] ?? '';

describe('originalOf keeps everything that draws', () => {
  test.each([
    '<p style="color:red">Hello <b>Alex</b></p>',
    '<table width="600" cellpadding="0"><tbody><tr><td align="center" bgcolor="#fff">Total</td></tr></tbody></table>',
    '<style>.a{color:#111}@media (max-width:600px){.a{width:100% !important}}</style><p class="a">Hello</p>',
    '<img alt="Logo" src="data:image/png;base64,aaaa">',
    '<details open=""><summary>More</summary>Text</details>',
  ])('originalOf: %s', (html) => {
    expect(bodyOf(html)).toBe(html);
  });

  test('originalOf: a link opens elsewhere and sends no referrer', () => {
    expect(bodyOf('<a href="https://a.example/x?y=1&z" onclick="x()">Go</a>')).toBe(
      '<a href="https://a.example/x?y=1&amp;z" title="a.example" target="_blank" rel="noopener noreferrer nofollow">Go</a>',
    );
  });

  test('originalOf: a link whose text names another host asks before it opens', () => {
    expect(bodyOf('<a href="https://thieves.example/a?b">bank.example</a>')).toBe(
      '<a href="/leaving#bank.example&amp;https%3A%2F%2Fthieves.example%2Fa%3Fb" title="thieves.example" target="_blank" rel="noopener noreferrer nofollow">bank.example</a>',
    );
  });

  test('originalOf: the tooltip of a link is its target, not the title that the writer set', () => {
    const html = '<a href="https://thieves.example/x" title="bank.example"><b title="bank.example">Your bank</b></a>';
    expect(bodyOf(html)).toBe(
      '<a href="https://thieves.example/x" title="thieves.example" target="_blank" rel="noopener noreferrer nofollow"><b>Your bank</b></a>',
    );
  });

  test('originalOf shows plain text as typed, with its addresses as links', () => {
    const { html } = originalOf({ html: null, text: 'a <b> & see https://a.example/x?y="1.\n\nBye' }, none);
    expect(html).toContain(
      'a &lt;b&gt; &amp; see <a href="https://a.example/x?y=" target="_blank" rel="noopener noreferrer nofollow">https://a.example/x?y=</a>&quot;1.\n\nBye',
    );
  });

  test('originalOf sets the text direction line by line', () => {
    const { html } = originalOf({ html: null, text: 'שלום אלכס,\n\nBye' }, none);
    expect(html).toMatch(/\.flow-typed\{[^}]*unicode-bidi:plaintext/);
  });
});

describe('originalOf removes everything that acts, asks or loads', () => {
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
  ])('originalOf: %s', (given, left) => {
    expect(bodyOf(given)).toBe(left);
  });

  test('originalOf: cleaning clean HTML again changes nothing', () => {
    const chunk = fc.constantFrom(
      ...'<p> </p> <a href=" <img src= " \' > < / = <!-- --> <style> </style> <svg> <math> <mtext> <table> <td> <title> </title> <noscript> <select> <template> x:y url( \\ { } ; onerror=alert(1) https://a.example <plaintext> <![CDATA[ ]]> <textarea> <body onload=a> <form> <frameset>'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(chunk, { maxLength: 40 }), (chunks) => {
        const once = bodyOf(chunks.join(' '));
        // A second parse may read broken HTML differently, but it must find nothing to remove. Only Flow's own marks go, because no mail
        // may carry them.
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

describe('originalOf: pictures', () => {
  const mail =
    '<img src="https://a.example/logo.png" width="80"><img src="//a.example/b.jpg"><img src="cid:one@mail"><img src="https://a.example/open" width="1" height="1"><img src="https://a.example/o" style="height: 0px">';

  test('remote pictures wait for permission and are counted, trackers never show', () => {
    const { html, pictures, trackers } = originalOf({ html: mail, text: null }, none);
    expect({ pictures, trackers }).toEqual({ pictures: 2, trackers: 2 });
    expect(html).not.toContain('src=');
  });

  test('a blocked picture leaves its description in a box of its size', () => {
    const left = bodyOf('<img src="https://a.example/x" alt="Up to <b>half</b> off" width="90" height="40%">');
    expect(left).toBe('<span class="flow-picture" style="width:90px">Up to &lt;b&gt;half&lt;/b&gt; off</span>');
  });

  test('a picture whose address carries data is never requested', () => {
    const mailed = `<img src="https://a.example/${'x'.repeat(3_000)}">`;
    expect(originalOf({ html: mailed, text: null }, none)).toMatchObject({ pictures: 0, trackers: 1 });
  });

  test('the caller decides where pictures come from', () => {
    const shown = bodyOf(mail, { inline: (id) => `data:${id}`, remote: (address) => `/proxy?${address}` });
    expect(shown).toBe(
      '<img width="80" src="/proxy?https://a.example/logo.png"><img src="/proxy?https://a.example/b.jpg"><img src="data:one@mail">',
    );
  });
});

test('originalOf shows endlessly nested mail as text, without delay', () => {
  const { html } = originalOf({ html: `${'<div>'.repeat(3_000)}deep`, text: null }, none);
  expect(html).toContain('deep');
});
