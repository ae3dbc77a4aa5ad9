// What the person is saying, large over the letter while they have the floor: the words in their own ink until Flow has them.
import { Mic } from 'lucide-react';
import { useHands, useObserved } from '#web/stage/use-player.ts';
import styles from './heard.module.css';

/** For the eyes; when the turn is over the captions tell it to screen readers, who would else be spoken over. */
export function Heard() {
  const { microphone } = useHands();
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
