// Shows dictated words in the user's ink until they join the text.
import { useHearing } from '#web/stage/talk/use-hearing.ts';
import { useHands, useObserved } from '#web/stage/use-player.ts';
import styles from './draft.module.css';

/** Hidden from screen readers, which read the field instead. */
export function Dictated() {
  const { microphone } = useHands();
  const hearing = useHearing();
  const words = useObserved(microphone.partial, (partial) => partial);
  return (
    hearing && (
      <p className={`read ${styles.dictated}`} aria-hidden="true">
        {words}
        <i />
      </p>
    )
  );
}
