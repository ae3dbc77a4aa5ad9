// Which texts of a configured service mean something in a state.
import { describe, expect, test } from 'vitest';
import type { GrammarName } from '#domain/speech.ts';
import { meansSomethingIn } from './said-here.ts';

const names = ['Maya Lindqvist', 'Tomas Brandt', 'Priya Raman', 'Legal', 'Clients/Acme'];

describe('what a service heard', () => {
  test.each<[GrammarName, string, boolean]>([
    ['inbox', 'Archive this, please.', true],
    ['inbox', "Don't send it yet!", true],
    ['inbox', 'File it under Legal.', true],
    ['inbox', 'Snooze this until Monday at 8:30 AM.', true],
    ['inbox', 'Find the mail from Maya about the contract.', true],
    ['inbox', 'Mark not spam, thanks.', true],
    ['inbox', 'Move the last message out of spam, thank you.', true],
    ['inbox', 'Thank you.', false],
    ['inbox', 'Put it in the oven.', false],
    ['inbox', 'The weather is nice today.', false],
    ['question', 'Yes.', true],
    ['question', 'The second one.', true],
    ['question', 'Yes, star it.', true],
    ['question', 'Do not report it.', true],
    ['question', 'Yes, do both.', true],
    ['question', 'I saw him yesterday', false],
    ['bulk', 'Yes, archive them all.', true],
    ['bulk', 'They went for a walk', false],
    ['draft', 'Send it.', true],
    ['draft', '42', true],
    ['draft', 'CC Priya', true],
    ['draft', 'It was a long day', false],
    ['dictation', 'New paragraph.', true],
    ['dictation', 'I will be there at ten.', false],
    ['recipients', 'Tomas', true],
    ['recipients', 'm a y a at acme dot com', true],
    ['recipients', 'What a game that was', false],
  ])('%s: %s', (name, heard, is) => {
    expect(meansSomethingIn(name, heard, names)).toBe(is);
  });
});
