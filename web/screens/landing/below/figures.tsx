import { Captions, Hourglass, MicOff, Send } from 'lucide-react';
import { shownClaims } from '#marketing/claims.ts';
import styles from './sections.module.css';

export const Figures = () => (
  <section className={styles.figures} aria-label="What holds">
    <dl className={styles.numbers}>
      {shownClaims().map(({ figure, words }) => (
        <div key={figure}>
          <dt>{words}</dt>
          <dd className="flare">{figure}</dd>
        </div>
      ))}
    </dl>
    <ul className={styles.vows}>
      <li>
        <Send {...icon} />
        <p>
          <b>Nothing leaves without your word</b> Every reply waits for “send it” or Ctrl Enter.
        </p>
      </li>
      <li>
        <MicOff {...icon} />
        <p>
          <b>The microphone is off until you talk</b> When it is on, the line is red. Always.
        </p>
      </li>
      <li>
        <Hourglass {...icon} />
        <p>
          <b>No cloud but your mail account</b> Out of the box, Flow runs on one machine, and your voice is heard there.
        </p>
      </li>
      <li>
        <Captions {...icon} />
        <p>
          <b>Everything spoken is also written</b> Captions both ways, and a key for every command.
        </p>
      </li>
    </ul>
  </section>
);

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
