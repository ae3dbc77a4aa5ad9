// Every way of coming back from Google, as a table.
import { describe, expect, test } from 'vitest';
import { UserId } from '#domain/id.ts';
import { problems } from '#domain/problem.ts';
import { arrive, connectedWords, troubleWords } from './arrival.ts';
import type { Session } from './session.ts';

const user = {
  id: UserId.parse('0193a1c0-0000-7000-8000-000000000001'),
  email: 'alex@northwind.example',
  name: 'Alex Reyes',
  roles: [],
};
const rest = { user: null, localGoogle: true };
const loading: Session = { state: 'loading', ...rest };
const nobody: Session = { state: 'signed-out', ...rest };
const unreachable: Session = { state: 'unreachable', ...rest };
const alex: Session = { state: 'signed-in', user, localGoogle: true, known: 'from-server' };
const alexBefore: Session = { ...alex, known: 'from-before' };
const query = (text: string) => new URLSearchParams(text);

describe('without a problem', () => {
  test('it waits until the session is known', () => {
    expect(arrive(loading, query(''), false)).toEqual({ kind: 'waiting' });
  });

  test('it does not take who was here before for who came back from Google', () => {
    expect(arrive(alexBefore, query(''), false)).toEqual({ kind: 'waiting' });
    expect(arrive(alexBefore, query('problem=sign-in.denied'), false)).toEqual({ kind: 'waiting' });
  });

  test('nobody goes to the landing page, with nothing said', () => {
    expect(arrive(nobody, query(''), false)).toEqual({ kind: 'go', to: '/', say: null, connected: false });
  });

  test('who is signed in goes to the player and is told once', () => {
    expect(arrive(alex, query(''), false)).toMatchObject({
      to: '/email-player',
      say: { title: connectedWords },
      connected: true,
    });
    expect(arrive(alex, query(''), true)).toMatchObject({ to: '/email-player', say: null, connected: false });
  });

  test('who came by a password is not told that Google was connected', () => {
    const operator: Session = { ...alex, user: { ...user, connected: false } };
    expect(arrive(operator, query(''), false)).toMatchObject({ to: '/email-player', say: null, connected: false });
  });

  test('when the server cannot be reached it goes on to the player all the same', () => {
    for (const session of [unreachable, { ...alex, known: 'unconfirmed' } as const])
      expect(arrive(session, query(''), false)).toMatchObject({ to: '/email-player', say: { title: troubleWords } });
  });
});

describe('with a problem', () => {
  test.each([loading, nobody, unreachable, alex])('an unknown account is asked what to do: $state', (session) => {
    expect(arrive(session, query('problem=account-not-found'), false)).toEqual({ kind: 'account-not-found' });
  });

  test.each([
    'sign-in.denied',
    'sign-in.blocked',
    'sign-in.failed',
    'sign-in.not-configured',
    'sign-in.not-stored',
    'sign-in.unexpected',
  ] as const)('%s is said in its own words, on the landing page', (code) => {
    expect(arrive(nobody, query(`problem=${code}`), false)).toMatchObject({
      to: '/',
      say: { title: problems[code].title, tone: 'danger' },
      connected: false,
    });
  });

  test('who is signed in all the same stays in the player', () => {
    expect(arrive(alex, query('problem=sign-in.denied'), false)).toMatchObject({
      to: '/email-player',
      say: { title: problems['sign-in.denied'].title },
      connected: false,
    });
  });

  test.each(['', '<script>alert(1)</script>', 'https://evil.example', '__proto__', 'token.missing'])(
    'a word that is none of ours is not repeated: %s',
    (word) => {
      const arrival = arrive(nobody, new URLSearchParams({ problem: word }), false);
      expect(arrival).toMatchObject({ to: '/', say: { title: problems['sign-in.unexpected'].title } });
    },
  );
});
