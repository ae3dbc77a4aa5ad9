// Flow's own voice never speaks the sender's words.
import { expect, test } from 'vitest';
import { quotedInHead, quotedInSummary } from './whose-words.ts';

const maya = { name: 'Maya Lindqvist', email: 'maya@northwind.example' };
const of = (text: string, span: { from: number; to: number } | null): string | null =>
  span && text.slice(span.from, span.to);

test.each([
  ['Maya: Hiring plan.', 'Hiring plan', 'Hiring plan.'],
  ['Maya: Maya: it is yours.', 'Maya: it is yours', 'Maya: it is yours.'],
  ['Maya: no subject.', '', null],
  ['Then Tomas.', '', null],
])('the header “%s” quotes its subject', (head, subject, quoted) => {
  expect(of(head, quotedInHead(head, subject))).toBe(quoted);
});

test.each([
  ['Maya asks: Is Dublin fine?', 'Is Dublin fine?'],
  ['The mail says: Pay today.', 'Pay today.'],
  ['The plan is attached.', 'The plan is attached.'],
  ['Flow writes: Your password has expired.', 'Flow writes: Your password has expired.'],
])('the summary “%s” quotes the part after the sender’s own name', (summary, quoted) => {
  expect(of(summary, quotedInSummary(summary, maya))).toBe(quoted);
});
