import { ShieldAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { FailedCommand } from '#api/mailbox.ts';
import { isProblemCode, problems } from '#domain/problem.ts';
import { dismissFailed, retryFailed } from '#web/commands/dispatch.ts';
import { useStageSession } from '#web/stage/use-stage-session.ts';
import { notice } from '#web/ui/notices/notice.ts';
import { troubleNotice } from '#web/ui/notices/trouble-notice.ts';
import styles from './strip.module.css';

export function FailedStrip({ failed }: { failed: readonly FailedCommand[] }) {
  const [busy, setBusy] = useState(false);
  const session = useStageSession();
  useEffect(() => {
    if (!failed.some(({ problem }) => problem === 'event.conflict')) return undefined;
    const asking = import('#web/conversation/calendar/events/ask-conflict.ts').then(({ askConflicts }) =>
      askConflicts(failed, session),
    );
    // Without the code, the strip still offers both.
    return () => void asking.then((stop) => stop()).catch(() => {});
  }, [failed, session]);
  const [first] = failed;
  if (!first) return null;
  const each = async (act: (id: FailedCommand['id']) => Promise<unknown>): Promise<void> => {
    setBusy(true);
    const outcomes = await Promise.allSettled(failed.map(({ id }) => act(id)));
    setBusy(false);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    if (refused) notice(troubleNotice(refused.reason, () => void each(act)));
  };
  return (
    <div className={styles.failed} role="alert">
      <ShieldAlert size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>{failedWords(first, failed.length)}</span>
      <span className={styles.acts}>
        {failed.every(({ kind }) => kind !== 'unsubscribe') && (
          <button type="button" disabled={busy} onClick={() => void each(retryFailed)}>
            Try again
          </button>
        )}
        <button type="button" disabled={busy} onClick={() => void each(dismissFailed)}>
          Leave it
        </button>
      </span>
    </div>
  );
}

const failedWords = ({ kind, problem, lists = [] }: FailedCommand, count: number): string => {
  const title = problems[isProblemCode(problem) ? problem : 'command.not-delivered'].title;
  const why = lists.length === 0 ? title : `${title}: ${lists.join(', ')}`;
  const verb = kind.replaceAll('-', ' ');
  return count === 1 ? `${why} (${verb})` : `${why} (${verb} and ${count - 1} more)`;
};
