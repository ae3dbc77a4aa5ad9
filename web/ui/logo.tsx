// The brand's lettering: the word, which links home, and the mark.
import { brand } from '#web/brand.ts';
import { classNames } from './class-names.ts';
import styles from './logo.module.css';
import { markPath, wordPath } from './logo-paths.ts';

/** For pages outside the app: a plain link, because the router would add weight. */
export const Logo = ({ href, className }: { href: string; className?: string | undefined }) => (
  <a href={href} className={classNames(styles.logo, className)} aria-label={`${brand.name}, home`}>
    <Wordmark className={styles.word} />
  </a>
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
