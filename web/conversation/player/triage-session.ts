// Keeps the triage session of a player: begun by the first play or command after a rest, over when the queue is empty or the
// person rests, and told of both times once.
import type { SessionReport } from '#domain/activity.ts';
import {
  type Act,
  endOf,
  isResting,
  recordAct,
  restEnds,
  startOf,
  type TriageRecord,
  takeBack,
  touchSession,
} from './triage-record.ts';

export type TriageSession = {
  session: () => TriageRecord | null;
  /** The person plays, or listens on. */
  touch: () => void;
  record: (act: Act) => void;
  takeBack: (id: Act['id']) => void;
  /** The queue is empty. What comes within the rest still belongs to the session, and it is not told again. */
  end: () => void;
  /** From now on the rest is waited for, and one that was since an earlier visit is told. */
  open: () => void;
  close: () => void;
};

type World = {
  now: () => number;
  /** Emails in the queue. */
  waiting: () => number;
  tell: (report: SessionReport) => void;
  /** It is another than was kept last. */
  changed: () => void;
};

/** `kept`: the session of an earlier visit, which may have been rested from since. */
export const createTriageSession = (
  kept: TriageRecord | null,
  { now, waiting, tell, changed }: World,
): TriageSession => {
  let session = kept;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const become = (next: TriageRecord): void => {
    session = next;
    changed();
  };
  const endAt = (at: number): void => {
    if (session === null || session.endedAt !== null) return;
    become({ ...session, endedAt: at });
    tell(endOf(session));
  };
  /** One timer for the whole session: on its way it looks how much of the rest is still to come. */
  const waitForRest = (): void => {
    clearTimeout(resting);
    if (session === null || session.endedAt !== null) return;
    if (isResting(session, now())) return endAt(session.lastAt);
    resting = setTimeout(waitForRest, session.lastAt + restEnds + 1 - now());
  };
  const touch = (): TriageRecord => {
    const before = session;
    const next = touchSession(before, now(), chance);
    if (next.id !== before?.id) {
      if (before !== null) endAt(before.lastAt);
      tell(startOf(next, waiting()));
      session = next;
      waitForRest();
    }
    become(next);
    return next;
  };

  return {
    session: () => session,
    touch,
    record: (act) => become(recordAct(touch(), act)),
    takeBack: (id) => {
      if (session !== null) become(takeBack(touch(), id));
    },
    end: () => {
      if (session !== null && !isResting(session, now())) endAt(now());
    },
    open: waitForRest,
    close: () => clearTimeout(resting),
  };
};

const chance = (): Uint8Array => crypto.getRandomValues(new Uint8Array(10));
