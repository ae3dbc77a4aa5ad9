// One sentence: read, being read with its words lit, or still to come. Every text has its own element, because browser translation replaces
// text nodes that React holds.
import { memo } from 'react';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import styles from './sentence.module.css';

export const Sentence = memo(function Sentence({ text, unit }: { text: string; unit: number }) {
  const { player } = useStageSession();
  const is = useObserved(player.state, (state) => Math.sign(queueViewOf(state).unit - unit + (state.atEnd ? 1 : 0)));
  if (is === 0) return <CurrentSentence text={text} />;
  return <span className={is > 0 ? styles.said : undefined}>{`${text} `}</span>;
});

/** Words that Flow shows but does not read aloud. They dim after the sentence that follows them (`before`). */
export const Silent = memo(function Silent({ text, before }: { text: string; before: number }) {
  const { player } = useStageSession();
  const past = useObserved(player.state, (state) => state.atEnd || queueViewOf(state).unit >= before);
  return <span className={past ? styles.said : undefined}>{`${text} `}</span>;
});

/**
 * A line Flow reads before the letter, lit word by word.
 * The spoken text (`of`) ends with the shown `text`, apart from a full stop or a leading 'Re:'.
 */
export const Spoken = memo(function Spoken({ unit, of, text }: { unit: number | null; of: string; text: string }) {
  const { player } = useStageSession();
  const lit = useObserved(player.state, (state) => !state.atEnd && queueViewOf(state).unit === unit);
  return lit ? (
    <SpokenSoFar before={Math.max(0, of.length - text.length - (/[.?!…]$/.test(text) ? 0 : 1))} text={text} />
  ) : (
    <span>{text}</span>
  );
});

function SpokenSoFar({ before, text }: { before: number; text: string }) {
  const { player } = useStageSession();
  const said = Math.max(0, useObserved(player.said, (characters) => characters) - before);
  return (
    <>
      {said > 0 && <mark className={styles.spoken}>{text.slice(0, said)}</mark>}
      <span>{text.slice(said)}</span>
    </>
  );
}

function CurrentSentence({ text }: { text: string }) {
  const { player } = useStageSession();
  const said = useObserved(player.said, (characters) => characters);
  return (
    <span className={styles.rest} data-current>
      {said > 0 && <mark className={styles.mark}>{text.slice(0, said)}</mark>}
      <i className={styles.nib} aria-hidden="true" />
      <span>{`${text.slice(said)} `}</span>
    </span>
  );
}
