import { Mic, Pause } from 'lucide-react';
import { Mark } from '#web/ui/logo.tsx';
import { moments } from './moments.ts';
import styles from './sections.module.css';

export const BusyHands = () => (
  <section className={styles.busy} aria-labelledby="busy-hands">
    <div>
      <h2 id="busy-hands">For hours when your hands are busy</h2>
      <p className={styles.lead}>
        Prop the phone up and step back. Distance mode sets one sentence at a time in type you can read across a
        kitchen.
      </p>
      <Phone />
    </div>
    <div>
      <ol className={styles.moments}>
        {moments.map(({ at, where, words, answer }) => (
          <li key={at}>
            <time>{at}</time>
            <div>
              <small>{where}</small>
              <p className={styles.said}>“{words}”</p>
              <p className={styles.answer}>{answer}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.fine}>Examples. Flow understands each sentence as printed.</p>
    </div>
  </section>
);

const Phone = () => (
  <div className={styles.phone} aria-hidden="true">
    <p className={styles.from}>
      <Mark size="small" /> Maya Lindqvist
    </p>
    <p className={styles.big}>
      <mark>Two of the seven roles</mark> moved to Q2.
    </p>
    <div className={styles.rounds}>
      <span>
        <Pause size={20} />
      </span>
      <span>
        <Mic size={20} />
      </span>
    </div>
  </div>
);
