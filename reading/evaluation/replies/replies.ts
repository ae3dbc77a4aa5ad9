// Replies and what a person should hear of each. Half of them stay unread while the reader is mended.
import type { Source } from '#reading/read.ts';
import { bodyIn } from './reply-layouts.ts';

/** `heard`: everything that is read aloud, in order. */
export type Reply = { name: string; source: Source; heard: string; half: 'seen' | 'unseen' };

/** The texts of the files of those names. */
export type Tables = { mails: string; introductions: string; tongues: string };

export const repliesOf = ({ mails, introductions, tongues }: Tables): Reply[] => [
  ...introduced(introductions, tongues),
  ...written(mails),
];

const rowsOf = (table: string): string[][] =>
  table
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));

/** A row of `introductions.tsv` in its layout, with the text of its tongue. */
const introduced = (introductions: string, tongues: string): Reply[] => {
  const texts = new Map(rowsOf(tongues).map(([tongue = '', ...text]) => [tongue, text]));
  return rowsOf(introductions).map(([program, tongue = '', layout = '', introduction = ''], at) => {
    const [one = '', two = '', three = '', four = ''] = texts.get(tongue) ?? [];
    const parts = { own: [one, two], earlier: [three, four], introduction: filled(introduction) } as const;
    return replyOf(`${at + 1} ${program} ${tongue} ${layout}`, bodyIn(layout, parts), `${one} ${two}`, 'Re: Contract');
  });
};

/** `⏎` is a line end, `⇥` a tab. */
const filled = (introduction: string): string =>
  introduction
    .replaceAll('{who}', '{name} <{mail}>')
    .replaceAll('{name}', 'Alex Moreau')
    .replaceAll('{mail}', 'alex@northwind.example')
    .replaceAll('⏎', '\n')
    .replaceAll('⇥', '\t');

/** A whole mail of `mails.txt`. Flow should read aloud what stands in `⟦⟧`. */
const written = (mails: string): Reply[] =>
  mails
    .trimEnd()
    .split(/^=== /m)
    .slice(1)
    .map((entry) => {
      const [name = '', ...lines] = entry.split('\n');
      const subject = /^Subject: (.*)$/.exec(lines[0] ?? '')?.[1];
      const body = lines.slice(subject === undefined ? 0 : 1).join('\n');
      const heard = Array.from(body.matchAll(/⟦([^⟧]*)⟧/g), ([, text = '']) => text).join(' ');
      return replyOf(name, body.replace(/[⟦⟧]/g, ''), heard, subject ?? 'Re: Draft');
    });

const replyOf = (name: string, body: string, heard: string, subject: string): Reply => ({
  name,
  heard,
  half: halfOf(name),
  source: {
    html: body.startsWith('<') ? body : null,
    text: body.startsWith('<') ? null : body,
    subject,
    from: { name: 'Maya Lindqvist', email: 'maya@northwind.example' },
    to: [{ name: 'Alex Moreau', email: 'alex@northwind.example' }],
    headers: new Map([['subject', subject]]),
    ownAddress: 'alex@northwind.example',
  },
});

/** By the sum of the name's code points, so that nobody chooses. */
const halfOf = (name: string): Reply['half'] =>
  [...name].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % 2 === 0 ? 'seen' : 'unseen';
