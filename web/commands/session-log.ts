import { SessionReport } from '#domain/activity.ts';
import { openReportSender } from '#web/data/report-sender.ts';
import { reportSession } from '#web/data/report-session.ts';
import type { Store } from '#web/data/store.ts';
import { perDevice } from '#web/device.ts';

export type SessionLog = { put: (report: SessionReport) => void; close: () => void };

const kept = perDevice((): { log: SessionLog | null } => ({ log: null }));

export const logSessionsIn = (log: SessionLog | null): void => {
  kept().log = log;
};

export const logSession = (report: SessionReport): void => kept().log?.put(report);

/** `scope`: the user. */
export const openSessionLog = (store: Store, scope: string): SessionLog => {
  const sender = openReportSender({ store, shelf: 'session', lock: `flow-sessions-${scope}`, tell });
  return {
    put: (report) => {
      const kept = store.change('session', { put: new Map([[nameOf(report), report]]) });
      // Without space, one history line is lost.
      void kept.then(sender.begin, () => {});
    },
    close: sender.close,
  };
};

const tell = async (kept: unknown): Promise<void> => {
  const report = SessionReport.safeParse(kept);
  if (report.success) await reportSession(report.data);
};

const nameOf = ({ id, kind }: SessionReport): string => `${id} ${kind}`;
