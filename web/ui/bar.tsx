// A progress bar without text: the words next to it carry the meaning. The parent sets its size.
import styles from './bar.module.css';
import { classNames } from './class-names.ts';

/** `share`: from 0 to 1. */
export const Bar = ({ share, className }: { share: number; className?: string | undefined }) => (
  <span className={classNames(styles.bar, className)} aria-hidden="true">
    <i style={{ width: `${Math.min(1, share) * 100}%` }} />
  </span>
);
