// One sentence of the letter: read, being read with the highlighter over its words so far, or still to come.
import { memo } from 'react';
import { laneOf } from '#web/conversation/player-state.ts';
import styles from './letter.module.css';
import { useHands, useObserved } from './use-player.ts';

export const Sentence = memo(function Sentence({ text, unit }: { text: string; unit: number }) {
  const { player } = useHands();
  const is = useObserved(player.state, (state) => Math.sign(laneOf(state).unit - unit + (state.atEnd ? 1 : 0)));
  if (is === 0) return <CurrentSentence text={text} />;
  return <span className={is > 0 ? styles.said : undefined}>{text} </span>;
});

function CurrentSentence({ text }: { text: string }) {
  const { player } = useHands();
  const said = useObserved(player.said, (characters) => characters);
  return (
    <span className={styles.rest} data-current>
      {said > 0 && <mark className={styles.mark}>{text.slice(0, said)}</mark>}
      <i className={styles.nib} aria-hidden="true" />
      {text.slice(said)}{' '}
    </span>
  );
}
