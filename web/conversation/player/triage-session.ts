// Tracks the player's triage session. It starts with a play or command after a rest, ends at an empty queue or rest, and reports each once.
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
  touch: () => void;
  record: (act: Act) => void;
  takeBack: (id: Act['id']) => void;
  /** The queue is empty. Later acts before the rest still count, without a second report. */
  end: () => void;
  /** Starts the rest timer, and reports a session that ended between visits. */
  open: () => void;
  close: () => void;
};

type World = {
  now: () => number;
  waiting: () => number;
  tell: (report: SessionReport) => void;
  changed: () => void;
};

/** `kept`: the session of an earlier visit, which may have expired. */
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
  /** One timer per session: when it fires, it checks the remaining rest. */
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
