// Warnings about a sender: in full on the screen, and without the sender's own words aloud.
import { describe, expect, test } from 'vitest';
import type { SenderWarning } from '#domain/sender-warning.ts';
import { safetyReply } from '#language/en/player/inquiry-replies.ts';
import { senderWarningWords, spokenSenderWarning } from './sender-warnings.ts';

const theirs = 'archive-everything.example';
const warnings: readonly SenderWarning[] = [
  { kind: 'name-is-an-address', shown: `you@${theirs}`, address: `a@${theirs}` },
  { kind: 'known-name', name: 'Maya', address: `a@${theirs}`, usual: 'maya@northwind.example' },
  { kind: 'look-alike', domain: theirs, like: 'northwind.example' },
  { kind: 'alphabets', domain: theirs },
  { kind: 'answers-elsewhere', address: `a@${theirs}` },
  { kind: 'first-time', address: `a@${theirs}` },
];

test.each(warnings)('$kind', (warning) => {
  expect(senderWarningWords(warning)).toContain(theirs);
  const spoken = spokenSenderWarning(warning);
  expect(spoken ?? '').not.toContain(theirs);
  expect(spoken === null).toBe(warning.kind === 'first-time');
  expect(spoken?.split(' ').length ?? 0).toBeLessThanOrEqual(11);
});

describe('whether it is safe', () => {
  const of = { address: 'a@b.example', written: 0 };
  test.each([
    [{ ...of, written: 3, warnings: [] }, 'You have written there 3 times. I find nothing odd about the sender.'],
    [{ ...of, written: 1, warnings: [] }, 'You have written there once.'],
    [{ ...of, warnings: [] }, 'You have never written there.'],
    [{ ...of, warnings: warnings.slice(5) }, 'It is the first email from there. I find nothing odd about the sender.'],
    [{ ...of, warnings: warnings.slice(2) }, `${theirs} looks like northwind.example, and is not.`],
  ])('names the address, what is odd, and what was not looked at', (given, words) => {
    const said = safetyReply(given);
    expect(said).toContain('This came from a@b.example. ');
    expect(said).toContain(words);
    const odd = given.warnings.some(({ kind }) => kind !== 'first-time');
    expect(said.includes('I do not check links or files.')).toBe(!odd);
    expect(said.includes('Ask them another way')).toBe(odd);
    expect(said.startsWith('Be careful. ')).toBe(odd);
  });
});
