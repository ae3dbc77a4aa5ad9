// What the person tells Flow to answer: no stance, condition, number, day or negation gets lost on the way into the letter.
import { describe, expect, test } from 'vitest';
import { neutralWritingStyle, type WritingStyle } from '#domain/writing-style.ts';
import { states } from '#language/evaluation/score.ts';
import { understand } from '#language/understand.ts';
import { contracted, writtenOut } from './contractions.ts';
import { factsIn, lostFacts } from './facts-kept.ts';
import { frameOf, type Stance } from './frame.ts';
import { instructionIn, letterFromInstruction, sentenceFromInstruction } from './letter-from-instruction.ts';

const maya = { name: 'Maya Lindqvist', email: 'maya@northwind.example' };
const short: WritingStyle = { ...neutralWritingStyle, contracts: true, closing: 'Best,', name: 'Alex' };

const stances: readonly [said: string, stance: Stance][] = [
  ['yes', 'yes'],
  ['sure', 'yes'],
  ["I'd love to", 'yes'],
  ["I'm in", 'yes'],
  ['no', 'no'],
  ["I can't", 'no'],
  ['we cannot', 'no'],
  ["I won't sign", 'no'],
  ['maybe', 'later'],
  ['I need more time', 'later'],
  ['thanks', 'thanks'],
  ['the price is 412 euros', 'tell'],
];

const conditions = [
  'but not before March',
  'unless the price drops below 400',
  'but only if Tom is there',
  'except for clause 9.2',
  "but we don't pay for travel",
  'as long as nobody signs before Friday',
  'but without the second module',
  'only after the board meets on 3 December',
  'but never on a Monday',
  'if you keep the 5% discount',
  'not until we have two offers',
];

const table = stances.flatMap(([said, stance]) => conditions.map((condition) => [said, condition, stance] as const));

describe.each([
  ['contracted', true],
  ['written out', false],
] as const)('told with a condition, %s', (_how, contracts) => {
  test.each(table)('%s %s', (said, condition, stance) => {
    const instruction = `${said} ${condition}`;
    const sentence = sentenceFromInstruction({ words: instruction, whom: 'her' }, contracts);
    expect(lostFacts(instruction, sentence)).toEqual([]);
    expect(frameOf(sentence).stance).toBe(stance);
    const plain = (text: string): string =>
      writtenOut(text)
        .toLowerCase()
        .replace(/[^\p{L}\d.%]+/gu, ' ');
    for (const one of frameOf(instruction).conditions)
      expect(plain(sentence)).toContain(plain(one).replace(/\.$/, '').trim());
    expect(frameOf(sentence).conditions.length).toBeGreaterThanOrEqual(1);
  });
});

test('a yes with a condition is never a yes alone', () => {
  const plain = table.map(([said, condition]) =>
    sentenceFromInstruction({ words: `${said} ${condition}`, whom: null }, true),
  );
  expect(plain.filter((one) => /^(?:yes|sure|no|maybe|thanks)[.!]?$/i.test(one))).toEqual([]);
});

test.each<[words: string, whom: 'her' | 'him' | 'them' | null, sentence: string]>([
  ['yes but not before March', 'her', 'Yes, but not before March.'],
  ['no we do not need it', null, 'No, we don’t need it.'],
  ['yes', 'her', 'Yes.'],
  ['I will send her the deck on Friday', 'her', 'I’ll send you the deck on Friday.'],
  ['she can have her money back', 'her', 'You can have your money back.'],
  ['he is right and his price is fine', 'him', 'You are right and your price is fine.'],
  ['they should bring their laptops', 'them', 'You should bring your laptops.'],
  ['we gave Anna her keys', 'her', 'We gave Anna her keys.'],
  ['ask her if she can send the deck', null, 'Can you send the deck?'],
  ['ask him to call me before noon', null, 'Could you call me before noon?'],
  ['ask them when the contract starts', null, 'Could you tell me when the contract starts?'],
  ['no matter what they say we sign', null, 'No matter what they say we sign.'],
])('%s', (words, whom, sentence) =>
  expect(sentenceFromInstruction({ words, whom }, true).replace('You’re', 'You are')).toBe(sentence),
);

test('the letter greets and signs as the person does with this reader', () => {
  const style: WritingStyle = {
    ...short,
    greetings: [
      { email: maya.email, greeting: { words: 'Maya,', apart: true }, closing: 'Cheers,', contracts: false, words: 20 },
    ],
  };
  const instruction = { words: "yes but I can't before March", whom: 'her' } as const;
  expect(letterFromInstruction(instruction, style, [maya])).toBe(
    'Maya,\n\nYes, but I cannot before March.\n\nCheers,\nAlex',
  );
  expect(letterFromInstruction(instruction, short, [{ ...maya, email: 'x@y.example' }])).toBe(
    'Hi Maya,\n\nYes, but I can’t before March.\n\nBest,\nAlex',
  );
});

test.each([
  ['tell her yes but not before March', 'her', 'yes but not before March'],
  ['reply yes but not before March', null, 'yes but not before March'],
  ["let them know we can't make it", 'them', "we can't make it"],
  ['say yes but only if Tom is there', null, 'yes but only if Tom is there'],
  ['ask him if he has the deck', 'him', 'ask him if he has the deck'],
])('“%s” is told, not dictated', (heard, whom, words) => {
  expect(understand(heard, states.mail)).toEqual({ kind: 'draft', act: { kind: 'reply', words } });
  expect(instructionIn(heard, words)).toEqual({ whom, words });
});

test.each(['reply I will be there at nine', "reply that I'll be there at nine"])('“%s” is dictated', (heard) => {
  expect(instructionIn(heard, 'I will be there at nine')).toBeNull();
});

test('contractions and full forms carry the same facts', () => {
  const text = 'I do not agree, we will not pay 400 before Friday, and it is not in Lisbon. I cannot come.';
  expect(factsIn(contracted(text)).toSorted()).toEqual(factsIn(text).toSorted());
  expect(writtenOut(contracted(text))).toBe(text);
});
