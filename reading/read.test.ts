import fc from 'fast-check';
import { expect, test } from 'vitest';
import { publishedPayloads } from '#test/support/published.ts';
import { read, readingVersion, type Source } from './read.ts';

const source = (parts: Partial<Source>): Source => ({
  html: null,
  text: null,
  subject: 'Hiring plan',
  from: { name: 'Maya Lindqvist', email: 'maya@northwind.example' },
  headers: new Map(),
  ownAddress: 'alex@northwind.example',
  ...parts,
});

const letter = `Morning Alex,

The revised hiring plan is attached. Two of the seven roles, the data lead and
the second recruiter, moved to Q2. That brings us $340k under the ceiling.

If you agree by Friday, I can post the five open roles on Monday.

Best,
Maya
--
Maya Lindqvist, CFO

On Tue, 3 Nov 2026 at 10:12, Alex <alex@northwind.example> wrote:
> How far are we?
`;

test('read splits a letter into sentences and summarises what it asks', () => {
  expect(read(source({ text: letter }))).toEqual({
    version: readingVersion,
    paragraphs: [
      ['Morning Alex,'],
      [
        'The revised hiring plan is attached.',
        'Two of the seven roles, the data lead and the second recruiter, moved to Q2.',
        'That brings us $340k under the ceiling.',
      ],
      ['If you agree by Friday, I can post the five open roles on Monday.'],
      ['Maya'],
    ],
    summary:
      'Maya writes: If you agree by Friday, I can post the five open roles on Monday. That brings us $340k under the ceiling.',
    asks: true,
    askWords: 'asks for a decision',
    bulk: false,
    mailing: null,
    seconds: 19.8,
    signs: 'CFO',
    tongue: 'en',
    silent: [0, 3],
  });
});

const numbered = (count: number): string => Array.from({ length: count }, (_, nth) => `Point ${nth}.\n\n`).join('');

test.each([
  ['all that is kept', { text: numbered(3000) }, 3000, false],
  ['one sentence more', { text: numbered(3001) }, 3000, true],
  ['more in one paragraph', { html: `<p>${'Word by word. '.repeat(3001)}</p>` }, 3000, true],
  ['markup without an end', { html: `<p>Hello.</p>${'<!-- -->'.repeat(300_000)}<p>Good-bye.</p>` }, 1, true],
  ['a little', { text: 'Hello.' }, 1, false],
])('read: a mail of %s says whether it goes on', (_, parts, kept, cut) => {
  const reading = read(source(parts));
  expect(reading.paragraphs.flat()).toHaveLength(kept);
  expect(reading.cut ?? false).toBe(cut);
});

test('read takes the visible HTML, not the text part', () => {
  expect(read(source({ html: '<p>Seen.</p>', text: 'Other words.' })).paragraphs).toEqual([['Seen.']]);
  expect(read(source({ html: '<img src="a.png">', text: 'Other words.' })).paragraphs).toEqual([['Other words.']]);
});

test('read: a newsletter and the person’s own mail ask nothing', () => {
  expect(read(source({ text: letter, headers: new Map([['feedback-id', '1:2']]) }))).toMatchObject({
    asks: false,
    bulk: true,
  });
  expect(read(source({ text: letter, ownAddress: 'MAYA@northwind.example' })).asks).toBe(false);
});

test('read: the subject of a first mail asks, that of a reply does not', () => {
  const asked = (subject: string) => read(source({ text: 'Four of them, in Spendwise.', subject }));
  expect(asked('Approval needed: 4 expenses')).toMatchObject({
    asks: true,
    askWords: 'asks for a decision',
    summary: '',
  });
  expect(asked('Re: Approval needed: 4 expenses')).toMatchObject({ asks: false, askWords: '' });
});

test('read: a machine’s mail asks only by its subject, and only for a decision', () => {
  const from = { name: 'Spendwise', email: 'approvals@spendwise.example' };
  const asked = (subject: string) => read(source({ text: 'Could you have a look?', subject, from }));
  expect(asked('Approval needed: 4 expenses')).toMatchObject({ bulk: true, askWords: 'asks for a decision' });
  expect(asked('Could you rate us?')).toMatchObject({ bulk: true, asks: false });
});

test('read: a mail without words has no sentences', () => {
  expect(read(source({}))).toMatchObject({ paragraphs: [], summary: '', asks: false });
  expect(read(source({ text: '* * *\n-----\n' })).paragraphs).toEqual([]);
});

test.each([
  ['100,000 lines', { text: 'Word by word.\n'.repeat(100_000) }],
  ['one line of two million letters', { text: 'a'.repeat(2_000_000) }],
  ['marks without end', { text: '> '.repeat(900_000) }],
  ['stops without end', { text: '. '.repeat(900_000) }],
  ['questions without end', { text: 'could you please? '.repeat(100_000) }],
  ['attributions without end', { text: 'On 3 Nov a@b.example wrote:\n'.repeat(60_000) }],
  ['headers without end', { text: 'From: a\nTo: b\nSent: c\n\n'.repeat(60_000) }],
  ['addresses without end', { text: 'https://'.repeat(200_000) }],
  ['open brackets', { text: '[image: <https://('.repeat(100_000) }],
  ['braces without end', { html: `<style>${'a{'.repeat(500_000)}</style>Hello` }],
  ['brackets without end', { html: `<style>${'a[('.repeat(300_000)}{b:c}</style>Hello` }],
  ['quotations without end', { html: `${'<blockquote>'.repeat(5_000)}Hello` }],
  ['tables in tables', { html: `${'<table><tr><td>'.repeat(3_000)}Hello` }],
  [
    'one attribute of two million letters',
    { html: `<p class="${'a '.repeat(900_000)}" style="${'b:c;'.repeat(9_000)}">Hello` },
  ],
])('read: %s stay within the limits', (_, parts) => {
  const reading = read(source(parts));
  expect(reading.paragraphs.flat().length).toBeLessThanOrEqual(3_000);
  expect(reading.paragraphs.flat().every((sentence) => sentence.length <= 300)).toBe(true);
});

const markup = fc.array(
  fc.oneof(
    fc.constantFrom(
      '<p>',
      '</p>',
      '<div style="',
      '">',
      '<table>',
      '<tr>',
      '<td>',
      '<style>',
      '</style>',
      '<!--',
      '-->',
      '{',
      '}',
    ),
    fc.constantFrom(
      '&nbsp;',
      '<blockquote>',
      'On 3 Nov a@b wrote:',
      '\n',
      '-- ',
      '> ',
      'display:none',
      'Best,',
      'Maya',
      '<li>',
      '<br>',
    ),
    fc.string({ unit: 'binary' }),
  ),
);

test('read never throws, and reads the same mail the same way', () => {
  fc.assert(
    fc.property(markup, markup, fc.string(), (html, text, subject) => {
      const made = source({ html: html.join(''), text: text.join(''), subject });
      expect(read(made)).toEqual(read(made));
    }),
    { numRuns: 300 },
  );
});

const parts = fc.constantFrom(
  'On Tue, 3 Nov 2026 at 10:12, Maya <m@x.example> wrote:',
  'From: Maya <m@x.example>\nSent: Tuesday\nTo: Alex\nSubject: Plan',
  '-----Original Message-----',
  '---------- Forwarded message ---------',
  '________________________________',
  '> Agreed?',
  'Yes.',
  'Thanks,\nMaya',
  'Sent from my iPhone',
  '-- ',
  '',
);

test('read: a mail with words is never read as an empty one', () => {
  fc.assert(
    fc.property(fc.array(parts), fc.constantFrom('Re: Plan', 'Fwd: Plan'), (lines, subject) => {
      const { paragraphs } = read(source({ text: ['Yes.', ...lines].join('\n\n'), subject }));
      expect(paragraphs.flat()).toContain('Yes.');
      const alone = read(source({ text: lines.join('\n\n'), subject })).paragraphs;
      expect(alone.length > 0).toBe(/\p{L}/u.test(lines.join('')));
    }),
  );
});

test('read: reading its own output changes nothing', () => {
  const word = fc.constantFrom('We', 'ship', 'lamps', 'Tomas', 'agreed', '3.5', 'percent', 'more');
  const sentence = fc.array(word, { minLength: 2, maxLength: 30 }).map((words) => `${words.join(' ')}.`);
  fc.assert(
    fc.property(fc.array(fc.array(sentence, { minLength: 1 }), { minLength: 1 }), (paragraphs) => {
      const first = read(source({ text: paragraphs.map((each) => each.join(' ')).join('\n\n') }));
      const again = read(source({ text: first.paragraphs.map((each) => each.join(' ')).join('\n\n') }));
      expect(again).toEqual(first);
    }),
  );
});

const payloads = publishedPayloads();

test.skipIf(payloads.length === 0)('read: 851 hostile bodies do not throw, and their scripts are not words', () => {
  expect(payloads.length).toBe(851);
  for (const body of payloads) {
    const spoken = read(source({ html: `<p>SEEN</p><script>CANARY</script>${body}` }))
      .paragraphs.flat()
      .join(' ');
    expect(spoken).toContain('SEEN');
    expect(spoken).not.toContain('CANARY');
  }
});

test('read reaches the last word of an endless line', () => {
  const numbered = Array.from({ length: 2000 }, (_, nth) => `Here the budget has item ${nth}.`).join(' ');
  expect(numbered.length).toBeGreaterThan(40_000);
  expect(
    read(source({ text: numbered }))
      .paragraphs?.flat()
      .join(' '),
  ).toBe(numbered);
});

test('read quotes an endless quoted line to its last word', () => {
  const quoted = `> ${'What did the board say of the budget? '.repeat(1000)}`;
  expect(read(source({ text: `It said yes.\n\n${quoted}\n` })).paragraphs).toEqual([['It said yes.']]);
});
