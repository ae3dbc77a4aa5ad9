// Shows dictated words in the user's ink until they join the text.
import { useHearing } from '#web/stage/talk/use-hearing.ts';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import styles from './draft.module.css';

/** Hidden from screen readers, which read the field instead. */
export function Dictated() {
  const { microphone } = useStageSession();
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
