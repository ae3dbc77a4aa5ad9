import { describe, expect, test } from 'vitest';
import { neutralWritingStyle, type WritingStyle } from '#domain/writing-style.ts';
import { shortReply } from './short-reply.ts';
import { parseShortReply } from './short-reply-request.ts';

const maria = { name: 'Maria Chen', email: 'maria@acme.example' };
const tom = { name: 'Tom Alvarez', email: 'tom@acme.example' };

const alex: WritingStyle = {
  greeting: { words: '{name},', apart: false },
  greetings: [{ email: 'tom@acme.example', greeting: { words: 'Hey {name},', apart: true } }],
  closing: '',
  name: 'Alex',
  contracts: true,
  exclaims: false,
};
const formal: WritingStyle = { ...neutralWritingStyle, closing: 'Best,', name: 'Alex', exclaims: true };
const curt: WritingStyle = { ...alex, greeting: { words: '', apart: false }, greetings: [], name: '' };

describe('a short answer sounds like its writer', () => {
  test.each([
    ['neutral', neutralWritingStyle, [maria], 'thanks', 'Hi Maria,\n\nThank you.'],
    ['with the greeting in the sentence', alex, [maria], 'thanks', 'Maria, thanks.\n\nAlex'],
    [
      'I stays large',
      alex,
      [maria],
      'later',
      'Maria, I need a little more time for this. I’ll come back to you as soon as I can.\n\nAlex',
    ],
    ['as this person is greeted', alex, [tom], 'yes', 'Hey Tom,\n\nYes, that works for me.\n\nAlex'],
    ['formal, signed, with a mark', formal, [maria], 'thanks', 'Hi Maria,\n\nThank you!\n\nBest,\nAlex'],
    [
      'no mark where it declines',
      formal,
      [maria],
      'no',
      'Hi Maria,\n\nThank you for asking. I will have to decline this time.\n\nBest,\nAlex',
    ],
    ['to several', formal, [maria, tom], 'yes', 'Hi all,\n\nYes, that works for me!\n\nBest,\nAlex'],
    ['curt', curt, [maria], 'times', 'Could you send me a few times that’d suit you?'],
    [
      'to nobody with a name',
      formal,
      [{ name: 'info@acme', email: 'info@acme.example' }],
      'yes',
      'Hi,\n\nYes, that works for me!\n\nBest,\nAlex',
    ],
    [
      'to nobody with a name, called by name alone',
      alex,
      [{ name: '', email: 'x@acme.example' }],
      'yes',
      'Yes, that works for me.\n\nAlex',
    ],
    [
      'to a name that is turned round',
      formal,
      [{ name: 'Chen, Maria', email: 'm@acme.example' }],
      'thanks',
      'Hi Maria,\n\nThank you!\n\nBest,\nAlex',
    ],
  ] as const)('%s', (_, style, to, kind, text) => {
    expect(shortReply(kind, style, to)).toBe(text);
  });
});

test.each([
  ['say thanks', 'thanks'],
  ['Reply thank you.', 'thanks'],
  ['thank her for this', 'thanks'],
  ['reply yes', 'yes'],
  ['accept', 'yes'],
  ['say sounds good', null],
  ['decline politely', 'no'],
  ['politely decline this', 'no'],
  ['say no', 'no'],
  ['turn it down politely', 'no'],
  ['ask for more time', 'later'],
  ['ask her for a bit more time', 'later'],
  ['tell him I need more time', 'later'],
  ['send me times', 'times'],
  ['ask them to suggest a few times', 'times'],
  ['ask her when she is free', 'times'],
  ['say', null],
  ['say thank you, that works', null],
  ['reply that it is done', null],
  ['archive', null],
  ['say it again', null],
])('“%s” asks for %s', (said, kind) => {
  expect(parseShortReply(said)).toBe(kind);
});
