// Tells the server when triage sessions began and were over.
import { SessionReport } from '#domain/activity.ts';
import { reportSession } from '#web/data/activity.ts';
import type { Store } from '#web/data/store.ts';
import { openTelling } from '#web/data/telling.ts';
import { perDevice } from '#web/device.ts';

export type SessionLog = { put: (report: SessionReport) => void; close: () => void };

const kept = perDevice((): { log: SessionLog | null } => ({ log: null }));

/** Where reports go from now on; null between users. */
export const logSessionsIn = (log: SessionLog | null): void => {
  kept().log = log;
};

export const logSession = (report: SessionReport): void => kept().log?.put(report);

/** `scope`: whose sessions they are. */
export const openSessionLog = (store: Store, scope: string): SessionLog => {
  const telling = openTelling({ store, shelf: 'session', lock: `flow-sessions-${scope}`, tell });
  return {
    put: (report) => {
      const kept = store.change('session', { put: new Map([[nameOf(report), report]]) });
      // A device without room loses a line of the history, and nothing else.
      void kept.then(telling.begin, () => {});
    },
    close: telling.close,
  };
};

const tell = async (kept: unknown): Promise<void> => {
  const report = SessionReport.safeParse(kept);
  if (report.success) await reportSession(report.data);
};

const nameOf = ({ id, kind }: SessionReport): string => `${id} ${kind}`;
