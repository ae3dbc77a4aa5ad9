// The session on this device: first from the last visit, then from the server.
import { useEffect, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { User } from '#domain/account.ts';
import { askSession } from '#web/data/accounts.ts';
import { modelThere } from '#web/data/assistant.ts';
import { observable } from '#web/data/observable.ts';
import { forgetGreeted } from './greeted.ts';
import { finishSignOut, signOutIsOwed } from './owed-sign-out.ts';
import { hearTabs } from './tabs.ts';

export type Session =
  /** No previous user, and the server has not answered yet. */
  | { state: 'loading'; user: null; localGoogle: boolean }
  | { state: 'signed-out'; user: null; localGoogle: boolean }
  /** No previous user, and the server is unreachable. */
  | { state: 'unreachable'; user: null; localGoogle: boolean }
  /**
   * `known`: from the last visit, from the server, or still from the last visit because the server is unreachable. Or the demo's
   * person.
   */
  | { state: 'signed-in'; user: User; localGoogle: boolean; known: Known };

type Known = 'from-before' | 'from-server' | 'unconfirmed' | 'demonstration';

/** The first caller asks the server. */
export const useSession = (): Session => {
  useEffect(loadSession, []);
  return useSyncExternalStore(session.subscribe, session.current, () => unknown);
};

export const currentSession = (): Session => session.current();

/** Asks the server once, and again when there is a reason. */
export const loadSession = (): void => {
  if (asking.begun) return;
  asking.begun = true;
  const kept = keptSession();
  if (kept) session.become(kept);
  hearTabs({ signedOut: forgetSession, changed: ask });
  window.addEventListener('online', ask);
  ask();
};

/** Turns this page into a demo: no request for the session, nothing stored, nothing sent to other tabs. */
export const demonstrateAs = (user: User): void => {
  asking.begun = true;
  asking.round += 1;
  clearTimeout(asking.retry);
  modelThere.become(false);
  session.become({ state: 'signed-in', user, localGoogle: false, known: 'demonstration' });
};

export const isDemonstration = (now: Session): boolean => now.state === 'signed-in' && now.known === 'demonstration';

/** Forgets the user on this device. */
export const forgetSession = (): void => {
  asking.round += 1;
  clearTimeout(asking.retry);
  localStorage.removeItem(key);
  forgetGreeted();
  session.become({ state: 'signed-out', user: null, localGoogle: session.current().localGoogle });
};

/** A call failed with 'not signed in', so ask the server. Stored data waits for its user. */
export const sessionLapsed = (): void => ask();

const unknown: Session = { state: 'loading', user: null, localGoogle: false };
const session = observable<Session>(unknown);
const key = 'flow_session';

type Asking = {
  begun: boolean;
  /** Counts later requests and sign-outs, which invalidate a pending answer. */
  round: number;
  retry: ReturnType<typeof setTimeout> | undefined;
};

/** Shared by the page, because it runs before there is a device. */
const asking: Asking = { begun: false, round: 0, retry: undefined };

const ask = (): void => {
  if (isDemonstration(session.current())) return;
  clearTimeout(asking.retry);
  asking.round += 1;
  const mine = asking.round;
  const owed = signOutIsOwed() ? finishSignOut() : Promise.resolve();
  void owed.then(askSession).then(
    (answer) => mine === asking.round && answered(answer),
    () => mine === asking.round && unanswered(),
  );
};

const answered = ({ user, localGoogle, assistant }: SessionFacts): void => {
  modelThere.become(assistant);
  if (user === null) {
    forgetSession();
    session.become({ state: 'signed-out', user, localGoogle });
    return;
  }
  localStorage.setItem(key, JSON.stringify({ user, localGoogle }));
  const before = session.current();
  // An unchanged answer must not redraw anything.
  if (before.state === 'signed-in' && before.known === 'from-server' && isSame(before, { user, localGoogle })) return;
  session.become({ state: 'signed-in', user, localGoogle, known: 'from-server' });
};

/** Keep the known user: the stored data is theirs. */
const unanswered = (): void => {
  const before = session.current();
  const { state, localGoogle } = before;
  if (signOutIsOwed()) session.become({ state: 'signed-out', user: null, localGoogle });
  else if (state === 'loading') session.become({ state: 'unreachable', user: null, localGoogle });
  else if (state === 'signed-in' && before.known === 'from-before') session.become({ ...before, known: 'unconfirmed' });
  asking.retry = setTimeout(ask, secondsBetween * 1000);
};

const secondsBetween = 5;

type SessionFacts = { user: User | null; localGoogle: boolean; assistant: boolean };
type Who = { user: User; localGoogle: boolean };

const isSame = (one: Who, other: Who): boolean =>
  JSON.stringify([one.user, one.localGoogle]) === JSON.stringify([other.user, other.localGoogle]);

const Kept = z.object({ user: User, localGoogle: z.boolean() });

const keptSession = (): Session | null => {
  if (signOutIsOwed()) return null;
  try {
    const kept = Kept.parse(JSON.parse(localStorage.getItem(key) ?? ''));
    return { state: 'signed-in', ...kept, known: 'from-before' };
  } catch {
    return null;
  }
};
