// Phrases that begin a draft, and once had another intent, or none.
import { expect, test } from 'vitest';
import { states } from '#language/evaluation/score.ts';
import { understand } from '#language/understand.ts';

test.each([
  ['tell them all', { kind: 'reply-all', words: null }],
  ['tell everyone', { kind: 'reply-all', words: null }],
  ['tell them all that we accept', { kind: 'reply-all', words: 'we accept' }],
  ['tell her I am late', { kind: 'reply', words: 'I am late' }],
  ['send a note to the team', { kind: 'new', who: 'the team', subject: null, words: null }],
  [
    'send an email to our board about the budget',
    { kind: 'new', who: 'our board', subject: 'the budget', words: null },
  ],
])('“%s”', (said, act) => {
  expect(understand(said, states.mail)).toEqual({ kind: 'draft', act });
});

test.each(["send when she's awake", 'send it when they are awake'])('“%s” asks for a time', (said) => {
  expect(understand(said, states.ready)).toEqual({ kind: 'draft', act: { kind: 'later', when: null } });
});
