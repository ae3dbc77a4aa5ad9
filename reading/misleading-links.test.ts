import { expect, test } from 'vitest';
import { originalOf } from './original.ts';

const linksIn = (html: string) => originalOf({ html, text: null }, { inline: () => null, remote: () => null }).links;
const to = 'href="https://thieves.example/x"';

test.each([
  ['its plain text', `<a ${to}>bank.example</a>`],
  ['a nested element', `<a ${to}><b>https://</b><i>bank.example</i>/login</a>`],
  ['::before', `<style>a::before{content:"bank.example"}</style><a ${to}></a>`],
  ['::before of an element inside', `<style>a b:before{content:"bank"}</style><a ${to}><b>.example</b></a>`],
  [
    '::after on a phone only',
    `<style>@media (max-width:480px){a:after{content:"bank.example"}}</style><a ${to}>Go</a>`,
  ],
  ['escaped ::before', `<style>a::before{content:"\\62 ank.example"}</style><a ${to}></a>`],
  ['quotes', `<a ${to}><q style='quotes:"bank.example" ""'></q></a>`],
  ['a right-to-left override', `<a ${to}>\u202eelpmaxe.knab\u202c</a>`],
  ['bdo', `<a ${to}><bdo dir="rtl">elpmaxe.knab</bdo></a>`],
  ['a style that turns the text', `<a ${to} style="unicode-bidi:bidi-override;direction:rtl">elpmaxe.knab</a>`],
  ['a rule that turns the text', `<style>a{unicode-bidi:bidi-override;direction:rtl}</style><a ${to}>elpmaxe.knab</a>`],
  ['a hidden span inside', `<a ${to}>bank<span style="display:none">XX yy</span>.example</a>`],
  ['an unclear span inside', `<a ${to}>bank<span style="mask:paint(x)">XX yy</span>.example</a>`],
  [
    'a span hidden on phones',
    `<style>@media (max-width:480px){.p{display:none}}</style><a ${to}>bank<b class="p"> X </b>.example</a>`,
  ],
  ['a tiny span inside', `<a ${to}>bank<span style="font-size:0">-or-so </span>.example</a>`],
  ['soft hyphens', `<a ${to}>ba&shy;nk.exam&shy;ple</a>`],
  ['zero-width letters', `<a ${to}>ba&#8203;nk&zwj;.exam&#8288;ple</a>`],
  ['an ideographic full stop', `<a ${to}>bank。example</a>`],
  ['full-width letters', `<a ${to}>ｂａｎｋ．ｅｘａｍｐｌｅ</a>`],
  ['mathematical letters', `<a ${to}>𝐛𝐚𝐧𝐤.𝐞𝐱𝐚𝐦𝐩𝐥𝐞</a>`],
  ['a sentence', `<a ${to}>Please log in at bank.example today</a>`],
  ['a picture’s words', `<a ${to}><img src="https://a.example/b.png" alt="bank.example"></a>`],
  [
    'pieces in reverse order',
    `<a ${to} style="display:flex;flex-direction:row-reverse"><b>.example</b><b>bank</b></a>`,
  ],
])('misleading links: an address from %s is found', (_, html) => {
  expect(linksIn(html)).toMatchObject([{ leadsTo: 'thieves.example' }]);
  expect(originalOf({ html, text: null }, { inline: () => null, remote: () => null }).html).not.toContain(to);
});

test.each([
  `<a ${to}>thieves.example</a>`,
  `<a ${to}>Read more</a>`,
  `<a ${to}>www.thieves.example/x</a>`,
  `<style>a::after{content:" →"}</style><a ${to}>Read more</a>`,
  `<a ${to}>Version 2.0 of report.pdf, e.g. for Ltd. Co</a>`,
  `<a ${to} dir="rtl">שלום</a>`,
])('misleading links: %s leads where it says', (html) => {
  expect(linksIn(html)).toEqual([]);
});

test.each([
  '*{display:none!important}',
  'a+span{display:none!important}',
  '.flow-leads,[class]{visibility:hidden!important}',
  'a::after{content:"bank.example";position:fixed;inset:0;z-index:2147483647}',
  'body>*{position:absolute;inset:0;z-index:2147483647;background:#fff}',
])('misleading links: a mail with the style %s keeps neither the warning nor the target from the person', (css) => {
  const { html, links } = originalOf(
    { html: `<style>${css}</style><a ${to}>bank.example</a>`, text: null },
    { inline: () => null, remote: () => null },
  );
  expect(links).toEqual([{ says: 'bank.example', leadsTo: 'thieves.example', href: 'https://thieves.example/x' }]);
  // The warning is not in the mail's document, and no link of the document leads there.
  expect(html).not.toContain('leads to');
  expect(html).not.toMatch(/href="https:\/\/thieves/);
});
