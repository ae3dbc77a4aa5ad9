// An answer takes a time by its number, or the only one. A date, a no and a question take none.
import { expect, test } from 'vitest';
import { sentencesOf } from '#reading/sentences.ts';
import { pickedTimes } from './picked.ts';

const picked = (text: string): (number | null)[] =>
  pickedTimes({ paragraphs: [sentencesOf(text)], bulk: false }).map(({ nth }) => nth);

test.each<[string, (number | null)[]]>([
  ['The second one works for me.', [1]],
  ['Thanks Alex, the second one works for me. See you then!', [1]],
  ['Hi Alex! The first would be perfect.', [0]],
  ['Let’s go with the last one.', [-1]],
  ['I’ll take option 3, please.', [2]],
  ['Option two is great.', [1]],
  ['Could we do the third one?', [2]],
  ['The second.', [1]],
  ['The first one doesn’t work, but the third is fine.', [2]],
  ['Either the first or the third would work.', [0, 2]],
  ['The 2nd option suits me best.', [1]],
  ['That works for me, thanks!', [null]],
  ['Perfect, see you then.', [null]],
  ['Sounds good.', [null]],
  ['That time doesn’t work for me.', []],
  ['The second one is not possible.', []],
  ['Is the second one still free?', []],
  ['Does the first one include lunch?', []],
  ['Let’s do the second of December.', []],
  ['Let’s take the first week of January.', []],
  ['I can do the 2nd.', []],
  ['The first draft is fine.', []],
  ['The second half works better.', []],
  ['Let me know if the second one works for you.', []],
  ['None of these work.', []],
])('“%s” takes %j', (text, nths) => expect(picked(text)).toEqual(nths));

test('a newsletter takes nothing', () => {
  expect(pickedTimes({ paragraphs: [['That works for me.']], bulk: true })).toEqual([]);
});
