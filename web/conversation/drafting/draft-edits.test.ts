import { expect, test } from 'vitest';
import { DraftId } from '#domain/draft.ts';
import { parseDraftAct } from '#language/drafting/draft-act.ts';
import type { DraftAct, TextAct } from '#language/drafting/draft-intent.ts';
import { removesAnswer } from '#language/en/rewriting/rewrite-replies.ts';
import { writeOn } from './draft-edits.ts';

const textKinds = [
  'dictate',
  'edit',
  'undo',
  'redo',
  'new-line',
  'new-paragraph',
  'scratch',
  'start-over',
  'spell-out',
];
const isText = (act: DraftAct | null): act is TextAct => act !== null && textKinds.includes(act.kind);

let drafts = 10;

const talk = (
  utterances: readonly string[],
  step: 'writing' | 'ready' = 'writing',
): [text: string, says: string | null][] => {
  drafts += 1;
  const id = DraftId.parse(`0199aaaa-0000-7000-8000-0000000000${drafts}`);
  const turns: [string, string | null][] = [];
  for (const utterance of utterances) {
    const text = turns.at(-1)?.[0] ?? '';
    if (utterance.startsWith('typed: ')) {
      turns.push([utterance.slice(7), null]);
      continue;
    }
    const act = parseDraftAct(utterance, { step, sending: null }, true);
    if (!isText(act)) throw new Error(`“${utterance}” is nothing that is said to a text.`);
    const to = [{ name: 'Maria Chen', email: 'maria@northwind.example' }];
    const written = writeOn({ id, text, step, to, writers: { names: ['Maria Chen'], own: 'Alex Moreau' } }, act);
    turns.push([written.text, written.says]);
  }
  return turns;
};

test('dictation is silent, and an edit repeats only the changed sentence', () => {
  expect(talk(['hi maria comma yes', 'see you on monday', 'change monday to tuesday'])).toEqual([
    ['Hi Maria,\n\nYes.', null],
    ['Hi Maria,\n\nYes. See you on Monday.', null],
    ['Hi Maria,\n\nYes. See you on Tuesday.', 'See you on Tuesday.'],
  ]);
});

test('undo and redo step through every edit, typed or spoken', () => {
  const turns = talk(['one', 'two', 'typed: One. Two. Three by hand.', 'undo', 'undo', 'undo', 'undo', 'redo', 'redo']);
  expect(turns.slice(3)).toEqual([
    ['One. Two.', 'Undone.'],
    ['One.', 'Undone.'],
    ['', 'Undone.'],
    ['', 'There is nothing to undo in the draft.'],
    ['One.', 'One.'],
    ['One. Two.', 'Two.'],
  ]);
});

test('a new edit after undo clears the redo history', () => {
  expect(talk(['one', 'two', 'undo', 'three', 'redo']).at(-1)).toEqual([
    'One. Three.',
    'There is nothing to do again in the draft.',
  ]);
});

test('scratch removes the last dictation as a whole, or else the last sentence', () => {
  expect(talk(['one', 'two period three', 'scratch that', 'typed: One. Two.', 'scratch that']).slice(2)).toEqual([
    ['One.', 'Scratched.'],
    ['One. Two.', null],
    ['One.', 'Scratched.'],
  ]);
});

test('undo restores the text after "start over"', () => {
  expect(talk(['one', 'start over', 'undo'])).toEqual([
    ['One.', null],
    ['', 'Started over. Say undo to get it back.'],
    ['One.', 'One.'],
  ]);
});

test.each([
  [
    'change elephant to horse',
    'I do not find “elephant” in the draft. To write your words as they are, say “literally” first.',
  ],
  ['delete the last word', 'There is no text yet.'],
])('“%s” to an empty draft changes nothing and says why', (said, says) => {
  expect(talk([said])).toEqual([['', says]]);
});

test('dictation that resembles a command but fits none becomes text', () => {
  expect(talk(['make it blue'])).toEqual([['Make it blue.', null]]);
  expect(talk(['literally change the plan'])).toEqual([['Change the plan.', null]]);
});

test('a dictated correction replaces the last sentence at once or after a prompt', () => {
  const draft = 'typed: Hi Maria,\n\nYes. See you on Monday.\n\nThanks,\nAlex';
  expect(talk([draft, 'change the last sentence to we meet on Friday'], 'ready').at(-1)).toEqual([
    'Hi Maria,\n\nYes. We meet on Friday.\n\nThanks,\nAlex',
    'We meet on Friday.',
  ]);
  expect(talk([draft, 'change the last sentence'], 'ready').at(-1)).toEqual([
    'Hi Maria,\n\nYes.\n\nThanks,\nAlex',
    'What should it say instead?',
  ]);
  expect(talk([draft, 'replace the last word with Tuesday']).at(-1)?.[0]).toContain('See you on Tuesday.\n\nThanks');
});

test('an addition goes before the signature, without its lead-in word', () => {
  const draft = 'typed: Yes.\n\nThanks,\nAlex';
  expect(talk([draft, 'add that I will be late'], 'ready').at(-1)).toEqual([
    'Yes. I will be late.\n\nThanks,\nAlex',
    'I will be late.',
  ]);
  expect(talk([draft, 'add that I will be late']).at(-1)).toEqual(['Yes. I will be late.\n\nThanks,\nAlex', null]);
});

test('spelling a word or a recipient changes nothing', () => {
  const draft = 'typed: Ask Priya O’Hara about Q3.';
  expect(talk([draft, 'spell priya'], 'ready').at(-1)).toEqual(['Ask Priya O’Hara about Q3.', 'Priya: P R I Y A.']);
  expect(talk([draft, 'spell that'], 'ready').at(-1)?.[1]).toBe('Q3: Q 3.');
  expect(talk([draft, 'spell o hara']).at(-1)?.[1]).toBe('O’Hara: O, apostrophe, H A R A.');
  expect(talk([draft, 'spell Chen'], 'ready').at(-1)?.[1]).toBe('Chen: C H E N.');
  expect(talk([draft, 'spell the name']).at(-1)?.[1]).toBe(
    'Maria Chen: M A R I A, C H E N. maria at northwind dot example.',
  );
  expect(talk([draft, 'spell elephant'], 'ready').at(-1)).toEqual([
    'Ask Priya O’Hara about Q3.',
    'I do not find “elephant” in the draft.',
  ]);
  expect(talk([draft, 'spell elephant']).at(-1)?.[0]).toBe('Ask Priya O’Hara about Q3. Spell elephant.');
  expect(talk(['spell that'], 'ready')).toEqual([['', 'There is no text yet.']]);
});

test('spelling a word does not block undo of the text', () => {
  expect(talk(['one', 'two', 'spell that', 'undo']).at(-1)).toEqual(['One.', 'Undone.']);
});

test.each<[letter: string, words: string, left: string, says: string]>([
  [
    'Maria, yes, we come, but the price is too high.\n\nAlex',
    'without the part about the price',
    'Maria, yes, we come.\n\nAlex',
    'Taken out, with “but”.',
  ],
  ['I can’t pay before March.\n\nAlex', 'without the part about March', '', removesAnswer],
  ['No, March is too early. The dates are fine.', 'without the part about March', '', removesAnswer],
  ['Hi Maria,\n\nThe dates are fine.\n\nBest,\nAlex', 'without the part about the dates', '', removesAnswer],
  [
    'No, March is too early. The dates are fine.',
    'take out the sentence about March',
    'The dates are fine.',
    'Taken out, with “no” and “March”.',
  ],
])('of %j, %s leaves no letter without its answer', (letter, words, left, says) => {
  expect(talk([`typed: ${letter}`, words], 'ready').at(-1)).toEqual([left === '' ? letter : left, says]);
});
