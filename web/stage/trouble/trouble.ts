import { isWhole } from '#domain/mail.ts';
import { isProblemCode, type ProblemCode, problems } from '#domain/problem.ts';
import type { Mailbox } from '#web/data/mailbox-state.ts';

export type Trouble =
  | { kind: 'offline' | 'unreachable'; saved: number; waiting: number; sends: number }
  | { kind: 'reauth'; waiting: number }
  /** `lasting`: it needs the person, and the connection screen explains how. */
  | { kind: 'provider'; title: string; lasting: boolean };

export const troubleOf = (
  {
    online,
    needsReauth,
    sync,
    threads,
    waiting,
  }: Pick<Mailbox, 'online' | 'needsReauth' | 'sync' | 'threads' | 'waiting'>,
  { network, sends }: { network: boolean; sends: number },
): Trouble | null => {
  if (!network) return { kind: 'offline', saved: savedOf(threads), waiting, sends };
  if (!online) return { kind: 'unreachable', saved: savedOf(threads), waiting, sends };
  if (needsReauth) return { kind: 'reauth', waiting };
  if (isProblemCode(sync.error))
    return { kind: 'provider', title: wordsOf(sync.error), lasting: !temporary.has(sync.error) };
  return null;
};

/** Flow retries, and the person need not act. */
const temporary: ReadonlySet<ProblemCode> = new Set([
  'provider.rate-limit',
  'provider.unavailable',
  'database.unavailable',
  'token.refresh-failed',
]);

/** A problem's own sentence, or a fuller one. */
const wordsOf = (code: ProblemCode): string =>
  code === 'token.refresh-failed' ? 'Google did not renew Flow’s access. Flow keeps trying.' : problems[code].title;

/** Mail that is readable here to its end. In a large inbox, only the next mails have text. */
const savedOf = (threads: Mailbox['threads']): number => {
  let saved = 0;
  for (const thread of threads.values()) if (isWhole(thread)) saved += 1;
  return saved;
};

export const troubleWords = (trouble: Trouble): string => {
  switch (trouble.kind) {
    case 'offline':
      return `You’re offline. ${saved(trouble.saved)}${waits(trouble, 'when you’re back')}.`;
    case 'unreachable':
      return `Flow can’t reach its server. ${saved(trouble.saved)}${waits(trouble, 'when it answers')}.`;
    case 'reauth':
      return `Google no longer lets Flow in. Reconnect to go on${waits({ waiting: trouble.waiting, sends: 0 }, 'then')}.`;
    case 'provider':
      return trouble.title;
  }
};

const saved = (count: number): string => `${count} ${count === 1 ? 'email is' : 'emails are'} saved here`;

const waits = ({ waiting, sends }: { waiting: number; sends: number }, when: string): string => {
  const actions = `${waiting} ${waiting === 1 ? 'action' : 'actions'}`;
  const mails = `${sends} ${sends === 1 ? 'email' : 'emails'}`;
  if (waiting > 0 && sends > 0) return `, and ${actions} and ${mails} will go out ${when}`;
  if (sends > 0) return `, and ${mails} will be sent ${when}`;
  return waiting > 0 ? `, and ${actions} will be done ${when}` : '';
};
