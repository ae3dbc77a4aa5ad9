import { describe, expect, test } from 'vitest';
import type { CreditLine } from '#domain/credits.ts';
import { amountWords, cameWords, lineWords } from './credit-words.ts';

const line = (some: Partial<CreditLine>): CreditLine => ({
  id: '1',
  at: '2026-11-20T08:00:00.000Z',
  amount: -1,
  reason: 'reply',
  about: null,
  back: null,
  ...some,
});

describe('a line of the list', () => {
  test.each<[Partial<CreditLine>, string, string]>([
    [{ about: 'Maya', back: 'undo' }, 'Reply to Maya', '1 credit, given back'],
    [{ reason: 'mail', about: 'ben@northwind.example' }, 'Email to ben@northwind.example', '1 credit'],
    [{ reason: 'booking', about: 'Focus', back: 'failed' }, 'Booked “Focus”', '1 credit, given back'],
    [{ reason: 'reply' }, 'Reply', '1 credit'],
    [{ reason: 'free', amount: 30 }, 'Free credits to begin with', '+30 credits'],
    [{ reason: 'referral', amount: 15 }, 'For an invitation', '+15 credits'],
    [{ reason: 'refund', amount: -6 }, 'Taken back with a refund', '6 credits'],
  ])('%o reads %s, %s', (some, words, amount) => {
    expect([lineWords(line(some)), amountWords(line(some))]).toEqual([words, amount]);
  });
});

describe('what came of a link', () => {
  test.each([
    [{ waiting: 0, held: 0, given: 0 }, 'Nobody has come by it yet.'],
    [{ waiting: 1, held: 0, given: 0 }, 'One person hasn’t finished a first session yet.'],
    [
      { waiting: 3, held: 1, given: 2 },
      '2 people came by it and brought you 30 credits. 3 people haven’t finished a first session yet. One person more came than a month allows. Whoever runs this Flow looks first.',
    ],
  ])('%o reads %s', (came, words) => {
    expect(cameWords(came, 15)).toBe(words);
  });
});
