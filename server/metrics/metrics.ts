// What this process counts: calls, visits and errors. It gathers in memory and writes at least each minute, so a kill loses a minute at most.
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { Fields, Log } from '#server/log.ts';
import { countErrors, type Failure } from './count-errors.ts';
import { type Answered, countRequests, minuteMs } from './count-requests.ts';
import { countVisits, type Visit } from './count-visits.ts';

export type Metrics = {
  answered: (answered: Answered) => void;
  visited: (visit: Visit) => void;
  failed: (failure: Failure) => void;
  /** Writes what was gathered. What cannot be written stays for the next time. */
  write: () => Promise<void>;
};

export const openMetrics = ({ db, clock }: { db: Pick<Database, 'system'>; clock: Clock }): Metrics => {
  const [requests, visits, errors] = [countRequests(clock), countVisits(clock), countErrors(clock)];
  let written = clock.now().getTime();
  let writing: Promise<void> | null = null;
  const write = async (): Promise<void> => {
    written = clock.now().getTime();
    const taken = [requests.take(), visits.take(), errors.take()].filter((one) => one !== null);
    if (taken.length === 0) return;
    try {
      await db.system(async (tx) => {
        for (const one of taken) await one.write(tx);
      });
    } catch {
      // Without a database there is nobody to tell.
      for (const one of taken) one.putBack();
    }
  };
  const inTurn = (): Promise<void> => {
    const turn = (writing ?? Promise.resolve()).then(write).finally(() => {
      if (writing === turn) writing = null;
    });
    writing = turn;
    return turn;
  };
  const soon = (): void => {
    if (clock.now().getTime() - written >= minuteMs && writing === null) void inTurn();
  };
  return {
    answered: (answered) => {
      requests.note(answered);
      soon();
    },
    visited: visits.note,
    failed: (failure) => {
      errors.note(failure);
      soon();
    },
    write: inTurn,
  };
};

/** The same log, whose warnings and errors also become error records. */
export const recordingLog = (log: Log, metrics: Pick<Metrics, 'failed'>): Log => {
  const note = (level: Failure['level'], event: string, fields: Fields = {}, error?: unknown): void =>
    metrics.failed({
      level,
      event,
      error,
      code: fields.problem,
      route: fields.route ?? fields.queue,
      userId: fields.userId,
      requestId: fields.requestId,
    });
  return {
    info: log.info,
    warn: (event, fields, error) => {
      log.warn(event, fields, error);
      note('warn', event, fields, error);
    },
    error: (event, fields, error) => {
      log.error(event, fields, error);
      note('error', event, fields, error);
    },
  };
};
