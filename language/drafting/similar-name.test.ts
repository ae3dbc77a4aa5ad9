import { describe, expect, test } from 'vitest';
import { states } from '#language/evaluation/score.ts';
import { understand } from '#language/understand.ts';
import { contact } from '#test/support/contact.ts';
import type { DraftQuestion } from './draft-intent.ts';
import { matchRecipient, recipientCalled } from './match-recipient.ts';
import { soundsLike } from './sounds-like.ts';

const people = [
  contact('John Alvarez', ['john@acme.example'], { written: 2 }),
  contact('Jonna Weiss', ['jonna@acme.example'], { written: 9 }),
  contact('Anna Berg', ['anna@bergwerk.example'], { organization: 'Bergwerk' }),
  contact('Robert Okafor', ['robert@acme.example']),
  contact('Catherine Lee', ['catherine@acme.example']),
  contact('Stephen Moss', ['stephen@acme.example']),
  contact('Maya Lind', ['maya@far.example']),
  contact('Johannes Müller', ['hannes@far.example']),
];
const meant = (said: string, near: readonly string[] = []) => matchRecipient(said, people, new Set(near));

describe('a name without an exact match', () => {
  test.each([
    ['jon alvarez', ['john@acme.example']],
    ['ana', ['anna@bergwerk.example']],
    ['bob', ['robert@acme.example']],
    ['katherine', ['catherine@acme.example']],
    ['Kate Leigh', ['catherine@acme.example']],
    ['steven', ['stephen@acme.example']],
    ['Steve', ['stephen@acme.example']],
    ['mayer', ['maya@far.example']],
    ['Hannes', ['hannes@far.example']],
    ['Ana from Bergwerk', ['anna@bergwerk.example']],
  ])('%s needs a confirmation', (said, emails) => {
    const recipient = meant(said);
    expect(recipient.kind).toBe('perhaps');
    expect('people' in recipient && recipient.people.flatMap((one) => one.emails)).toEqual(emails);
  });

  test('prefers the people in the current mail, then frequent recipients', () => {
    const order = (near: string[]) => {
      const recipient = meant('jon', near);
      return 'people' in recipient && recipient.people.map(({ givenName }) => givenName);
    };
    expect(order([])).toEqual(['Jonna', 'John']);
    expect(order(['john@acme.example'])).toEqual(['John', 'Jonna']);
  });

  test.each(['Anna', 'John', 'maya lind'])('finds the exact name in %s', (said) =>
    expect(meant(said).kind).toBe('one'),
  );

  test.each(['Zed', 'Ana from Nowhere', 'the budget', 'that', ''])('%j matches nobody', (said) =>
    expect(meant(said).kind).toBe('nobody'),
  );
});

test.each([
  ['philip', 'filip'],
  ['sara', 'sarah'],
  ['nicolas', 'nicholas'],
  ['geoff', 'jeff'],
  ['meyer', 'maier'],
  ['schmidt', 'schmitt'],
])('%s sounds like %s', (one, other) => expect(soundsLike(one, other)).toBe(true));

test.each([
  ['anna', 'tom'],
  ['zed', 'ted'],
  ['budget', 'bridget'],
  ['berg', 'burke'],
  ['x'.repeat(5000), 'x'.repeat(5000)],
])('%.10s does not sound like %.10s', (one, other) => expect(soundsLike(one, other)).toBe(false));

describe('asks whether a similar name fits', () => {
  const [, , anna] = people;
  const asks: DraftQuestion = { kind: 'which', field: 'to', people: anna ? [anna] : [], rest: [], nearly: true };
  const said = (words: string) =>
    understand(words, { ...states.fresh, drafting: { step: 'writing', sending: null, people, asks } });
  test.each([
    ['yes', 0],
    ['yes please', 0],
    ['no', 'none'],
    ['Berg', 0],
  ])('is answered by %s', (words, nth) =>
    expect(said(words)).toEqual({ kind: 'draft', act: { kind: 'people', what: { kind: 'choose', nth } } }),
  );
});

describe('a name that sounds similar', () => {
  const said = (words: string, step: 'writing' | 'ready') =>
    understand(words, { ...states.fresh, drafting: { step, sending: null, people } });
  test('needs a confirmation after the read-back and is text while dictating', () => {
    const added = { kind: 'draft', act: { kind: 'people', what: { kind: 'add', field: 'to', who: 'Bob' } } };
    expect(said('add Bob', 'ready')).toEqual(added);
    expect(said('add Bob', 'writing')).toMatchObject({ act: { kind: 'dictate' } });
  });

  test('removes a recipient', () => {
    const to = [{ name: 'Catherine Lee', email: 'catherine@acme.example' }];
    expect(recipientCalled('Kate', { to, cc: [], bcc: [] })).toEqual(to[0]);
  });
});
