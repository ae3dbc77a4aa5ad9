import { expect, test } from 'vitest';
import { MessageId, ThreadId } from '#domain/id.ts';
import type { PrepFact } from '#domain/prep.ts';
import { openWords } from './open-words.ts';

const dana = { name: 'Dana Whitfield', email: 'dana@far.example' };
const quote = (text: string, own = false) => ({
  text,
  messageId: MessageId.parse('m1'),
  threadId: ThreadId.parse('t1'),
  paragraph: 0,
  sentence: 0,
  from: 0,
  to: text.length,
  by: dana,
  own,
  subject: 'Pricing',
  at: '2026-11-20T09:00:00.000Z',
});
const asks = (text: string): PrepFact => ({ kind: 'decide', text, quote: quote(text) });
const owed: PrepFact = { kind: 'owed', quote: quote('I’ll send the list.'), by: null };
const promised: PrepFact = { kind: 'promised', quote: quote('I’ll send the sheet.', true), to: dana, by: null };

test('what is open after a meeting begins with what the person owes, and is three things at most', () => {
  expect(openWords([asks('Which price?'), asks('Which day?'), owed, promised])).toEqual([
    'You promised Dana: “I’ll send the sheet.”',
    'Dana asks: “Which price?”',
    'Dana asks: “Which day?”',
  ]);
});

test('guests, files, last words and the purpose of the invitation leave nothing open', () => {
  const facts: PrepFact[] = [
    { kind: 'with', people: [dana], more: 0 },
    { kind: 'decide', text: 'Agenda: the price', quote: null },
    { kind: 'last', quote: quote('Thank you.') },
    { kind: 'files', files: [] },
  ];
  expect(openWords(facts)).toEqual([]);
});
