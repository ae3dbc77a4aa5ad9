// Sends waiting commands in order, retries after a delay, and reports a command that blocks the others.
import type { CommandId } from '#domain/id.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import { serverIsAway } from '#web/data/server-reach.ts';
import type { KeptEntry } from './outbox-entries.ts';

/** Retry delay in seconds; doubles up to the last. */
const again = { first: 1, last: 30 } as const;

/** Failed tries of one command before the person hears of it. */
const enoughTries = 5;

export type Line = {
  now: () => void;
  through: (id: CommandId) => void;
};

type World = {
  send: () => Promise<Held | null>;
  lapsed: () => void;
  stuck: (entry: KeptEntry | null) => void;
  outdated: () => void;
  closed: AbortSignal;
};

export type Held = { entry: KeptEntry; why: ProblemCode };

export const openLine = ({ send, lapsed, stuck, outdated, closed }: World): Line => {
  let last: Promise<unknown> = Promise.resolve();
  let wait: number = again.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = false;
  let tried: { id: CommandId; times: number } | null = null;
  closed.addEventListener('abort', () => clearTimeout(timer));

  const count = ({ entry, why }: Held): void => {
    if (why === 'session.missing') return lapsed();
    if (why === 'network.offline') return serverIsAway();
    // A reload solves it, so nobody has to drop the command.
    if (why === 'command.unknown-kind') return outdated();
    tried = { id: entry.id, times: tried?.id === entry.id ? tried.times + 1 : 1 };
    if (tried.times === enoughTries) stuck(entry);
  };
  const sent = (held: Held | null): void => {
    if (closed.aborted) return;
    if (held === null) {
      wait = again.first;
      return;
    }
    count(held);
    tryAgain();
  };
  const tryAgain = (): void => {
    clearTimeout(timer);
    timer = setTimeout(now, wait * 1000);
    wait = Math.min(again.last, wait * 2);
  };
  const now = (): void => {
    clearTimeout(timer);
    // A round sends everything, so one more round is enough.
    if (waiting) return;
    waiting = true;
    last = last
      .then(() => {
        waiting = false;
        return send();
      })
      .then(sent, tryAgain);
  };
  const through = (id: CommandId): void => {
    if (tried?.id !== id) return;
    if (tried.times >= enoughTries) stuck(null);
    tried = null;
  };
  return { now, through };
};

export const whyOf = (error: unknown): ProblemCode => (error instanceof Problem ? error.code : 'unexpected');
