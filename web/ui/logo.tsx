// The lettering of the brand: the word, which leads home, and the mark.
import { Link } from 'react-router';
import { brand } from '#web/brand.ts';
import { classNames } from './class-names.ts';
import { markPath, wordPath } from './logo-paths.ts';
import styles from './logo.module.css';

/** `large` on public pages. */
export const Logo = ({
  to,
  large = false,
  className,
}: {
  to: string;
  large?: boolean;
  className?: string | undefined;
}) => (
  <Link
    to={to}
    className={classNames(styles.logo, large && styles.large, className)}
    aria-label={`${brand.name}, home`}
  >
    <Wordmark className={styles.word} />
  </Link>
);

export const Wordmark = ({ className }: { className?: string | undefined }) => (
  <svg viewBox="0 0 246 102" aria-hidden="true" className={className}>
    <path fill="currentColor" d={wordPath} />
  </svg>
);

export const Mark = ({ size = 24 }: { size?: number }) => (
  <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
    <path fill="currentColor" d={markPath} />
  </svg>
);
