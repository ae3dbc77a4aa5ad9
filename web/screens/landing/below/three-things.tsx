import { Ink } from './ink.tsx';
import styles from './sections.module.css';

export const ThreeThings = () => (
  <section className={styles.things} id="how-it-works" aria-labelledby="three-things">
    <h2 id="three-things">
      Three things happen, <br />
      on one line
    </h2>
    <Ink kind="turns" />
    <div className={styles.three}>
      <div>
        <h3 className={styles.flow}>It reads</h3>
        <p>
          Flow reads each email aloud, the part that needs you first, and marks the words as it goes. Newsletters wait
          at the end.
        </p>
      </div>
      <div>
        <h3 className={styles.you}>You answer</h3>
        <p>
          Talk over it, as you would to a person. Reply, archive, snooze, remind, find, block a morning. Every word you
          say appears as you say it.
        </p>
      </div>
      <div>
        <h3 className={styles.flow}>It’s done</h3>
        <p>
          Flow acts at once and undoes on a word. It asks before anything leaves, and “hold” stops a mail for ten
          seconds after “send it”.
        </p>
      </div>
    </div>
  </section>
);
