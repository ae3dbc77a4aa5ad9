// What is being said into the draft, in the person's own ink until it is part of the text.
import { useHearing } from '#web/stage/talk/use-hearing.ts';
import { useHands, useObserved } from '#web/stage/use-player.ts';
import styles from './draft.module.css';

/** For the eyes: once it is text, the field has it. */
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
