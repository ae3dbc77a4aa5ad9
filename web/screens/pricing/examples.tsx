import { creditExamples } from '#domain/credits.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './examples.module.css';
import shown from './pricing.module.css';

export const Examples = () => (
  <section className={classNames(shown.pair, shown.counted)} aria-labelledby="examples">
    <h2 id="examples" className="flare">
      What a credit buys
    </h2>
    <ul className={styles.examples}>
      {creditExamples.map(({ say, what, costs }) => (
        <li key={what}>
          <p>
            {say !== null && <q className="say">{say}</q>}
            <span>{what}</span>
          </p>
          <b className={costs === 0 ? styles.free : undefined}>{costs === 0 ? 'Free' : `${costs} credit`}</b>
        </li>
      ))}
    </ul>
  </section>
);
