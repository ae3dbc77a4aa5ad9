import { expect, test } from 'vitest';
import { htmlToLines } from './html-to-text.ts';

const text = (html: string): string =>
  htmlToLines(html)
    .map((line) => line.text && '>'.repeat(line.depth) + line.text)
    .join('\n')
    .replace(/\n{2,}/g, '\n\n')
    .trim();

test.each([
  ['paragraphs', '<p>One.</p><p>Two.</p>', 'One.\n\nTwo.'],
  ['lines of a composer', '<div>One.</div><div><br></div><div>Two.</div>', 'One.\n\nTwo.'],
  ['breaks', 'One<br>Two', 'One\nTwo'],
  ['white space', '<p>  One \n\t two&nbsp;&nbsp;three </p>', 'One two three'],
  ['inline marks', '<p>The <b>revised</b> plan<i>.</i></p>', 'The revised plan.'],
  ['a numbered list', '<ol><li>Sign</li><li>Send</li></ol>', '1. Sign\n2. Send'],
  ['a numbered list that starts later', '<ol start="4"><li>Sign</li><li value="9">Send</li></ol>', '4. Sign\n9. Send'],
  ['a bullet list', '<ul><li>Sign</li><li><p>Send</p></li></ul>', '• Sign\n\n• Send'],
  [
    'rows of data',
    '<table><tr><th>Team</th><th>Cost</th></tr><tr><td>Data</td><td>€40k</td></tr></table>',
    'Team, Cost\nData, €40k',
  ],
  [
    'a row with an empty cell',
    '<table><tr><th>Region</th><th>Q2</th><th>Q3</th></tr><tr><td>North</td><td>1%</td><td></td></tr><tr><td>South</td><td></td><td>-4.5%</td></tr></table>',
    'Region, Q2, Q3\nNorth, 1%\nSouth: Q3 -4.5%',
  ],
  [
    'a column that holds others apart',
    '<table><tr><td>Item</td><td></td><td>Price</td></tr><tr><td>Lamp</td><td></td><td>€40</td></tr></table>',
    'Item, Price\nLamp, €40',
  ],
  [
    'figures from the first row on',
    '<table><tr><td>1</td><td>2</td><td>3</td></tr><tr><td>4</td><td></td><td>6</td></tr></table><table><tr><td>a</td><td></td><td>c</td></tr></table>',
    '1, 2, 3\n4, 6\n\na, c',
  ],
  ['a row with a label', '<table><tr><td>Total:</td><td><p>€40k</p></td><td></td></tr></table>', 'Total: €40k'],
  [
    'a layout table',
    '<table><tr><td><table><tr><td>One.</td></tr></table></td><td>Two.</td></tr></table>',
    'One.\n\nTwo.',
  ],
  ['a link as its words', '<p>See <a href="https://x.example/a?b=c">the plan</a>.</p>', 'See the plan.'],
  [
    'a bare link as its host',
    '<p>See <a href="https://x.example/a">https://www.x.example/a/b?c=d</a>.</p>',
    'See x.example.',
  ],
  ['a described picture', '<p><img src="a.png" alt="Revenue by quarter, rising"></p>', 'Revenue by quarter, rising'],
  [
    'a logo',
    '<p><img alt="Northwind logo"><img alt="spacer"><img alt="header image.png"><img alt="A b" width="1">Hi</p>',
    'Hi',
  ],
  ['preformatted text', '<pre>One\n  two</pre>', 'One\ntwo'],
  ['entities', '<p>Fish &amp; chips &lt;3 &eacute;t&eacute;</p>', 'Fish & chips <3 été'],
  ['a quotation', '<p>Yes.</p><blockquote type="cite"><p>Agreed?</p></blockquote>', 'Yes.\n\n>Agreed?'],
  [
    'a Gmail reply',
    '<div>Yes.</div><div class="gmail_quote"><div class="gmail_attr">On Tue Maya wrote:</div><blockquote>Agreed?</blockquote></div>',
    'Yes.\n>On Tue Maya wrote:\n\n>>Agreed?',
  ],
  ['a Yahoo reply', '<div>Yes.</div><div class="yahoo_quoted">Agreed?</div>', 'Yes.\n>Agreed?'],
  [
    'an Outlook reply',
    '<p>Yes.</p><div id="appendonsend"></div><hr><div id="divRplyFwdMsg">From: Maya</div><p>Agreed?</p>',
    'Yes.\n\n>>From: Maya\n\n>>Agreed?',
  ],
  [
    'an indentation',
    '<blockquote style="margin:0 0 0 40px;border:none;padding:0"><p>Agreed.</p></blockquote>',
    'Agreed.',
  ],
  [
    'lines of Outlook',
    '<p class="MsoNormal">One,</p><p class="MsoNormal">&nbsp;</p><p class="MsoNormal">Two.</p>',
    'One,\n\nTwo.',
  ],
  ['lines without a gap between them', '<p style="margin:0">One,</p><p style="margin:0">Two.</p>', 'One,\nTwo.'],
  [
    'an empty line of Outlook',
    '<p class=MsoNormal>One.</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Two.</p>',
    'One.\n\nTwo.',
  ],
  [
    'an empty line without margins',
    '<div style="margin:0">One.</div><p style="margin:0cm"><span> &nbsp; </span></p><div>Two.</div>',
    'One.\n\nTwo.',
  ],
  [
    'a paragraph that holds nothing at all',
    '<p style="margin:0">One</p><p style="margin:0"> </p><p style="margin:0">two</p>',
    'One\ntwo',
  ],
  ['an empty line of a composer', '<div>One.</div><div>&nbsp;</div><div>Two.</div>', 'One.\n\nTwo.'],
  [
    'an empty line that is hidden',
    '<p class="MsoNormal">One</p><p class="MsoNormal" style="display:none">&nbsp;</p><p class="MsoNormal">two</p>',
    'One\ntwo',
  ],
  [
    'a quotation typed into HTML',
    '<div>Less scope.</div><div>&gt; What would make it true?</div>',
    'Less scope.\n>What would make it true?',
  ],
  [
    'parts that only their style sets apart',
    '<style>.n{float:left}.h{display:block}</style><div style="margin:16px 0"><span class="n">1</span><b class="h">Rules</b>Buy.</div><div style="margin:16px 0">2</div>',
    '1\nRules\nBuy.\n\n2',
  ],
  ['no mail at all', '', ''],
])('htmlToLines: %s', (_, html, expected) => {
  expect(text(html)).toBe(expected);
});

test('htmlToLines reads mail nested 10,000 deep, and gives up beyond its allowance', () => {
  expect(text(`${'<div>'.repeat(10_000)}Hello`)).toBe('Hello');
  expect(htmlToLines(`${'<div>'.repeat(100_000)}Hello`)).toEqual([]);
});

test('htmlToLines gives up mail whose formatting multiplies its elements', () => {
  const formats = Array.from({ length: 2000 }, (_, index) => `<b id=${index}>`).join('');
  expect(htmlToLines(formats + '<p>x'.repeat(200_000))).toEqual([]);
});
