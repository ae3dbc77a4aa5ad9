// The empty inbox: the flourish, the results of this triage session, and the mail set aside.

import { sessionWords } from '#web/conversation/player/triage-record.ts';
import { numberHere } from '#web/formats.ts';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import styles from './empty.module.css';

export function Empty() {
  const { player } = useStageSession();
  const scope = useObserved(player.state, (state) => (state.scope === 'aside' ? 'aside' : 'queue'));
  const waiting = useObserved(player.state, (state) => state.views[scope === 'queue' ? 'aside' : 'queue'].here.size);
  return (
    <section className={styles.empty} aria-label="Inbox">
      <h1 className={`flare ${styles.title}`}>All said and done.</h1>
      <p className={styles.done}>{sessionWords(player.session()) ?? 'Nothing in your inbox waits for you.'}</p>
      {waiting > 0 && (
        <p className={styles.waiting}>
          <span>{waitingWords(scope, waiting)}</span>
          <button
            type="button"
            onClick={() => player.send({ kind: 'scope', scope: scope === 'queue' ? 'aside' : 'queue' })}
          >
            {scope === 'queue' ? 'Hear them' : 'Back to them'}
          </button>
        </p>
      )}
    </section>
  );
}

const waitingWords = (scope: 'queue' | 'aside', count: number): string => {
  if (scope === 'aside') return `${numberHere(count)} ${count === 1 ? 'email' : 'emails'} for you`;
  return count === 1 ? '1 newsletter or receipt set aside' : `${numberHere(count)} newsletters and receipts set aside`;
};
