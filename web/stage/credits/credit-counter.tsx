// How many credits are left, in the header. Nothing where Flow counts none.
import { PenLine } from 'lucide-react';
import { Link } from 'react-router';
import { creditsLeft } from '#web/data/credits-now.ts';
import { numberHere } from '#web/formats.ts';
import { paths } from '#web/paths.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';
import styles from './credit-counter.module.css';

export function CreditCounter() {
  const left = useObserved(creditsLeft, (credits) => credits);
  if (left === null) return null;
  return (
    <Link to={`${paths.settings}#credits`} className={styles.counter}>
      <PenLine size={15} strokeWidth={1.75} aria-hidden="true" />
      <span>
        <b className="num">{numberHere(left)}</b>{' '}
        <span className={styles.unit}>{left === 1 ? 'credit' : 'credits'}</span> <span className="sr">left</span>
      </span>
    </Link>
  );
}
