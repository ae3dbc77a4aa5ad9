import { describe, expect, test } from 'vitest';
import { UserId } from '#domain/id.ts';
import { problems } from '#domain/problem.ts';
import { adminTroubleWords, arrive, connectedWords, troubleWords } from './arrival.ts';
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

describe('arrive without a problem', () => {
  test('waits until the session is known', () => {
    expect(arrive(loading, query(''), false)).toEqual({ kind: 'waiting' });
  });

  test('does not take the previous user for the one who returned from Google', () => {
    expect(arrive(alexBefore, query(''), false)).toEqual({ kind: 'waiting' });
    expect(arrive(alexBefore, query('problem=sign-in.denied'), false)).toEqual({ kind: 'waiting' });
  });

  test('leads a signed-out visitor to the landing page without a notice', () => {
    expect(arrive(nobody, query(''), false)).toEqual({ kind: 'go', to: '/', say: null, connected: false });
  });

  test('leads a signed-in user to the player and says so once', () => {
    expect(arrive(alex, query(''), false)).toMatchObject({
      to: '/email-player',
      say: { title: connectedWords },
      connected: true,
    });
    expect(arrive(alex, query(''), true)).toMatchObject({ to: '/email-player', say: null, connected: false });
  });

  test("does not say 'connected' after a password sign-in", () => {
    const operator: Session = { ...alex, user: { ...user, connected: false } };
    expect(arrive(operator, query(''), false)).toMatchObject({ to: '/email-player', say: null, connected: false });
  });

  test('goes to the player even if the server is unreachable', () => {
    for (const session of [unreachable, { ...alex, known: 'unconfirmed' } as const])
      expect(arrive(session, query(''), false)).toMatchObject({ to: '/email-player', say: { title: troubleWords } });
  });
});

describe('arrive with a problem', () => {
  test.each([loading, nobody, unreachable, alex])('an unknown account gets a choice: $state', (session) => {
    expect(arrive(session, query('problem=account-not-found'), false)).toEqual({ kind: 'account-not-found' });
  });

  test.each([
    'sign-in.denied',
    'sign-in.blocked',
    'sign-in.failed',
    'sign-in.not-configured',
    'sign-in.not-stored',
    'sign-in.unexpected',
  ] as const)('%s is explained on the landing page', (code) => {
    expect(arrive(nobody, query(`problem=${code}`), false)).toMatchObject({
      to: '/',
      say: { title: problems[code].title, tone: 'danger' },
      connected: false,
    });
  });

  test('a signed-in user stays in the player', () => {
    expect(arrive(alex, query('problem=sign-in.denied'), false)).toMatchObject({
      to: '/email-player',
      say: { title: problems['sign-in.denied'].title },
      connected: false,
    });
  });

  test.each(['', '<script>alert(1)</script>', 'https://evil.example', '__proto__', 'token.missing'])(
    'an unknown problem code is not repeated: %s',
    (word) => {
      const arrival = arrive(nobody, new URLSearchParams({ problem: word }), false);
      expect(arrival).toMatchObject({ to: '/', say: { title: problems['sign-in.unexpected'].title } });
    },
  );
});

describe('arrive in the admin area', () => {
  test('waits until the session is known', () => {
    expect(arrive(alexBefore, query('from=admin'), false)).toEqual({ kind: 'waiting' });
  });

  test('goes there without a word, and to the code if one is due', () => {
    expect(arrive(alex, query('from=admin'), false)).toMatchObject({ to: '/admin', say: null });
    expect(arrive(alex, query('from=admin&code=due'), false)).toMatchObject({ to: '/admin?code=due', say: null });
  });

  test.each([
    ['sign-in.not-admin', 'Your account does not have admin privileges'],
    ['sign-in.denied', adminTroubleWords],
    ['account-not-found', adminTroubleWords],
    ['anything', adminTroubleWords],
  ])('says of %s: %s', (problem, title) => {
    expect(arrive(nobody, query(`from=admin&problem=${problem}`), false)).toMatchObject({
      to: '/admin',
      say: { title },
    });
  });
});
