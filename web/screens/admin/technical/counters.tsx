// Errors of the last 24 hours by type, against the 24 hours before.
import type { ErrorCounter } from '#domain/technical-figures.ts';
import { numberHere } from '#web/formats.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './counters.module.css';

export const Counters = ({ counters }: { counters: readonly ErrorCounter[] }) => (
  <dl className={styles.counters} title="Errors of the last 24 hours">
    {counters.map(({ type, count, before }) => (
      <div key={type}>
        <dd className="flare">{numberHere(count)}</dd>
        <dt>{type}</dt>
        <dd className={classNames(count > before && styles.worse, count < before && styles.better)}>
          {deltaWords(count - before)}
        </dd>
      </div>
    ))}
  </dl>
);

const deltaWords = (delta: number): string =>
  delta === 0 ? 'as yesterday' : `${delta > 0 ? '+' : '−'}${numberHere(Math.abs(delta))} since yesterday`;
