// A day in five mails, and the mail that only one trade gets.
import type { Industry } from '#marketing/families/industry.ts';
import type { Job } from '#marketing/families/job.ts';
import styles from './parts.module.css';
import { Words } from './words.tsx';

export const Day = ({ day }: { day: Job['day'] }) => (
  <section className={styles.part}>
    <h2 className="flare">A day in five mails</h2>
    <ol className={styles.rows}>
      {day.map(({ at, from, asks, does }) => (
        <li key={at}>
          <time className="num" dateTime={at}>
            {at}
          </time>
          <div>
            <b>
              <Words text={from} />
            </b>
            <p className={styles.letter}>
              <Words text={asks} />
            </p>
            <p>
              <Words text={does} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  </section>
);

export const Mails = ({ mails }: { mails: Industry['mails'] }) => (
  <section className={styles.part}>
    <h2 className="flare">Mail that only you get</h2>
    <dl className={styles.pairs}>
      {mails.map(({ name, text }) => (
        <div key={name}>
          <dt>
            <Words text={name} />
          </dt>
          <dd>
            <Words text={text} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
