// Decides what follows the return from Google: wait, offer a choice, or continue with a notice.
import { SignInProblem } from '#domain/account.ts';
import { type ProblemCode, problems } from '#domain/problem.ts';
import { paths } from '#web/paths.ts';
import type { NewNotice } from '#web/ui/notices/notice.ts';
import type { Session } from './session.ts';

export type Arrival =
  | { kind: 'waiting' }
  | { kind: 'account-not-found' }
  | { kind: 'go'; to: string; say: NewNotice | null; connected: boolean };

export const connectedWords = 'Successfully connected your Google account!';
export const adminTroubleWords = 'Failed to sign in with Google';
export const troubleWords = 'Authentication error. Proceeding to email player...';

/** `query`: of the address. `greeted`: this user has already seen the success notice in this session. */
export const arrive = (session: Session, query: URLSearchParams, greeted: boolean): Arrival => {
  const problem = problemIn(query);
  if (query.get('from') === 'admin') return atAdmin(session, problem, query.get('code') === 'due');
  if (problem === 'account-not-found') return { kind: 'account-not-found' };
  // Only the server knows who has just returned from Google. It may be another user than before.
  if (session.state === 'loading' || isFrom(session, 'from-before')) return { kind: 'waiting' };
  if (problem !== null) return goneWrong(problem, session);
  if (session.state === 'signed-out') return go(paths.landing, null);
  if (session.state === 'unreachable' || isFrom(session, 'unconfirmed'))
    return go(paths.emailPlayer, { title: troubleWords, tone: 'warn', icon: 'trouble', about: 'sign-in' });
  return greeted ? go(paths.emailPlayer, null) : cameIn(session);
};

/** An operator comes back to the admin area, with a code still to enter or without. It says what it thinks of their session. */
const atAdmin = (session: Session, problem: SignInProblem | null, codeDue: boolean): Arrival => {
  if (session.state === 'loading' || isFrom(session, 'from-before')) return { kind: 'waiting' };
  if (problem === null) return go(codeDue ? `${paths.admin}?code=due` : paths.admin, null);
  const title =
    problem === 'sign-in.not-admin' || problem === 'account.leaving' ? problems[problem].title : adminTroubleWords;
  return go(paths.admin, { title, tone: 'danger', icon: 'refused', about: 'sign-in' });
};

/** Password sign-in does not connect a Google account. */
const cameIn = ({ user }: Session): Arrival =>
  user?.connected === false
    ? go(paths.emailPlayer, null)
    : { ...go(paths.emailPlayer, { title: connectedWords, icon: 'done', about: 'sign-in' }), connected: true };

const problemIn = (query: URLSearchParams): SignInProblem | null => {
  const given = query.get('problem');
  return given === null ? null : (SignInProblem.safeParse(given).data ?? 'sign-in.unexpected');
};

const isFrom = (session: Session, known: 'from-before' | 'unconfirmed'): boolean =>
  session.state === 'signed-in' && session.known === known;

/** A still valid session, for example after a denied reconnect, keeps the player. */
const goneWrong = (code: ProblemCode, session: Session): Arrival =>
  go(session.user === null ? paths.landing : paths.emailPlayer, {
    title: problems[code].title,
    tone: 'danger',
    icon: 'refused',
    about: 'sign-in',
  });

const go = (to: string, say: NewNotice | null) => ({ kind: 'go' as const, to, say, connected: false });
