// What Flow finds before a meeting, and what it keeps to itself.
import { describe, expect, test } from 'vitest';
import type { Guest } from '#domain/calendar.ts';
import type { Message } from '#domain/mail.ts';
import { OpenPromise } from '#domain/promise.ts';
import { eventWith } from '#test/support/calendar-event.ts';
import { threadWith } from '#test/support/thread.ts';
import { prepFacts } from './facts.ts';
import type { PrepThread } from './threads.ts';

const own = 'alex@northwind.example';
const now = new Date('2026-11-24T08:00:00Z');

const guest = (name: string, more: Partial<Guest> = {}): Guest => ({
  name,
  email: `${name.toLowerCase()}@far.example`,
  optional: false,
  answer: 'accepted',
  kind: 'person',
  self: false,
  organizer: false,
  ...more,
});

const review = eventWith('review', { title: 'Pricing review', guests: [guest('Dana'), guest('Raj')], guestCount: 3 });

const thread = (id: string, subject: string, sentences: readonly string[], more: Partial<Message> = {}): PrepThread => {
  const { reading: _, id: __, ...rest } = more;
  return threadWith(id, {
    subject,
    sentences,
    from: { name: 'Dana', email: 'dana@far.example' },
    to: [
      { name: 'Alex', email: own },
      { name: 'Raj', email: 'raj@far.example' },
    ],
    at: '2026-11-22T10:00:00Z',
    ...rest,
  });
};

const kindsOf = (threads: readonly PrepThread[], event = review): string[] =>
  prepFacts(event, { threads, promises: [], own, now }).map(({ kind }) => kind);

describe('before a meeting', () => {
  test('an open question of a guest in mail about the title is what is to decide', () => {
    const facts = prepFacts(review, {
      threads: [thread('a', 'Pricing for the pilot', ['Should Helio keep the pilot price past March?'])],
      promises: [],
      own,
      now,
    });
    expect(facts).toContainEqual(
      expect.objectContaining({ kind: 'decide', text: 'Should Helio keep the pilot price past March?' }),
    );
  });

  test.each([
    ['another matter', thread('b', 'Office plants', ['Could you water them on Friday?'])],
    ['old mail', thread('c', 'Pricing', ['Could you decide?'], { at: '2026-06-01T10:00:00Z' })],
    [
      'people who are not invited',
      thread('d', 'Pricing', ['Could you decide?'], {
        from: { name: 'Eve', email: 'eve@else.example' },
        to: [{ name: 'Alex', email: own }],
      }),
    ],
  ])('%s says nothing about it, and Flow says so', (_what, one) => {
    expect(kindsOf([one])).toEqual(['with', 'nothing']);
  });

  test('for an invitation of somebody unknown nothing is prepared', () => {
    expect(kindsOf([thread('a', 'Pricing', ['Could you decide?'])], { ...review, stranger: true })).toEqual([]);
  });

  test('each quote is the sentence at its place', () => {
    const one = thread('a', 'Pricing', ['The numbers are in.', 'Could you decide on the price by Friday?']);
    for (const fact of prepFacts(review, { threads: [one], promises: [], own, now }))
      if ('quote' in fact && fact.quote !== null)
        expect(one.messages[0]?.reading.paragraphs?.[fact.quote.paragraph]?.[fact.quote.sentence]).toBe(
          fact.quote.text,
        );
  });

  test('a promise of the person counts only with a guest, and while it is open', () => {
    const quote = {
      text: 'I will send churn without pilots.',
      messageId: 'm',
      threadId: 'a',
      paragraph: 0,
      sentence: 0,
      from: 0,
      to: 33,
      by: { name: 'Alex', email: own },
      own: true,
      subject: 'Pricing',
      at: '2026-11-20T10:00:00Z',
    };
    const promise = (email: string, closed: boolean) =>
      OpenPromise.parse({
        id: 'm.0.0',
        kind: 'mine',
        vague: false,
        quote,
        other: { name: '', email },
        by: null,
        closed: closed ? { how: 'marked', messageId: null, at: null } : null,
      });
    const said = (email: string, closed: boolean) =>
      prepFacts(review, { threads: [], promises: [promise(email, closed)], own, now }).some(
        ({ kind }) => kind === 'promised',
      );
    expect([said('dana@far.example', false), said('dana@far.example', true), said('eve@else.example', false)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
