import { classNames } from '#web/ui/class-names.ts';
import type { Example } from './examples.ts';
import styles from './hear-it.module.css';
import { saidOf } from './times.ts';

/** `at`: seconds into the sound; null while another example is chosen. */
export const Transcript = ({ example, at, hidden }: { example: Example; at: number | null; hidden: boolean }) => (
  <ol className={styles.turns} aria-label={example.name} hidden={hidden}>
    {example.turns.map(({ who, words }, nth) => {
      const said = at === null || at === 0 ? null : saidOf(example, nth, at);
      return (
        <li
          key={`${who} ${words}`}
          className={classNames(
            styles.turn,
            who === 'flow' ? styles.flow : styles.you,
            said === 'ahead' && styles.ahead,
          )}
        >
          <b>{who === 'flow' ? 'Flow' : 'You'}</b>
          <p>{said === null || said === 'ahead' || said === 'past' ? words : <Lit words={words} upTo={said} />}</p>
        </li>
      );
    })}
  </ol>
);

/** The words up to that letter are lit. */
const Lit = ({ words, upTo }: { words: string; upTo: number }) => (
  <>
    <mark>{words.slice(0, upTo)}</mark>
    {words.slice(upTo)}
  </>
);
