// The person's words, large, until Flow has understood them.
import { Mic } from 'lucide-react';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import styles from './heard.module.css';

/** Hidden from screen readers, which would speak over the person. Captions announce the turn at its end. */
export function Heard() {
  const { microphone } = useStageSession();
  const words = useObserved(microphone.partial, (partial) => partial);
  const taken = useObserved(microphone.state, ({ voice }) => voice === 'thinking');
  if (words === '') return null;
  return (
    <>
      <div className={styles.veil} />
      <div className={styles.heard} aria-hidden="true">
        <span className={styles.who}>
          <Mic size={17} strokeWidth={1.75} aria-hidden="true" /> You
        </span>
        <p className={`flare ${styles.words}`} data-taken={taken}>
          {words}
        </p>
      </div>
    </>
  );
}
