// Before and after, as two transcripts side by side.
import type { UseCase } from '#marketing/families/use-case.ts';
import { brand } from '#web/brand.ts';
import styles from './parts.module.css';
import { typographic } from './typography.ts';
import { Words } from './words.tsx';

export const Talks = ({ before, after }: Pick<UseCase, 'before' | 'after'>) => (
  <section className={styles.part}>
    <div className={styles.halves}>
      <div>
        <h2 className="flare">Before</h2>
        <dl className={styles.talk}>
          {before.map(({ who, words }) => (
            <div key={words}>
              <dt>
                <Words text={who} />
              </dt>
              <dd>
                <Words text={words} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h2 className={`flare ${styles.ours}`}>After</h2>
        <dl className={styles.talk}>
          {after.map((turn) =>
            turn.who === 'you' ? (
              <div key={turn.say} className={styles.yours}>
                <dt>You</dt>
                <dd>{typographic(turn.say)}</dd>
              </div>
            ) : (
              <div key={turn.words} className={styles.flows}>
                <dt>{brand.name}</dt>
                <dd>
                  <Words text={turn.words} />
                </dd>
              </div>
            ),
          )}
        </dl>
      </div>
    </div>
  </section>
);
