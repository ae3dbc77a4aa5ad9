import { expect, test } from 'vitest';
import { draftChange } from './draft-change.ts';

const wrote = 'Hi Maya,\n\nYes, but not before March. I will bring the papers.\n\nBest,\nAlex';

test.each([
  ['nothing', wrote, 'none'],
  ['only the greeting', wrote.replace('Hi', 'Dear'), 'frame'],
  ['a sentence less', wrote.replace(' I will bring the papers.', ''), 'shorter'],
  ['a sentence more', wrote.replace('papers.', 'papers. See you.'), 'longer'],
  ['other words', wrote.replace('bring the papers', 'send the files'), 'reworded'],
  ['another month', wrote.replace('March', 'April'), 'facts'],
  ['another answer', wrote.replace('Yes, but not before', 'Yes, in'), 'stance'],
] as const)('%s changed', (_what, sent, change) => {
  expect(draftChange(wrote, sent, 'Alex').change).toBe(change);
});

test('the distance counts changed words of the body alone', () => {
  expect(draftChange(wrote, wrote.replace('Hi', 'Dear'), 'Alex')).toMatchObject({ distance: 0, added: 0, removed: 0 });
  expect(draftChange(wrote, wrote.replace('March', 'April'), 'Alex')).toMatchObject({
    distance: 0.1,
    added: 1,
    removed: 1,
  });
});
