// The line to the server: what waits is sent in turn, again after a while when it did not go through, and the person is told
// when one thing holds up all the others.
import type { CommandId } from '#domain/id.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import { serverIsAway } from '#web/data/server-reach.ts';
import type { OutboxEntry } from './outbox-entries.ts';

/** Seconds before what did not go through is tried again; doubling up to the last. */
const again = { first: 1, last: 30 } as const;

/** Tries of one command, by a server that answers, after which the person is told. */
const enoughTries = 5;

export type Line = {
  /** Sends after what is being sent. */
  now: () => void;
  /** This one was sent, or given up. */
  through: (id: CommandId) => void;
};

type World = {
  /** Answers with the first that did not go through. */
  send: () => Promise<Held | null>;
  lapsed: () => void;
  stuck: (entry: OutboxEntry | null) => void;
  outdated: () => void;
  closed: AbortSignal;
};

/** What holds up the line, and why. */
export type Held = { entry: OutboxEntry; why: ProblemCode };

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
    if (why === 'command.unknown-kind' && tried?.id !== entry.id) outdated();
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
    // One round takes everything that waits, so one more is enough.
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
