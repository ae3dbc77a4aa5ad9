// The brand's lettering: the word, which links home, and the mark. They are masks, so the drawings stay out of the scripts and take the
// text's colour.
import { brand } from '#web/brand.ts';
import { classNames } from './class-names.ts';
import styles from './logo.module.css';

/** For pages outside the app: a plain link, because the router would add weight. */
export const Logo = ({ href, className }: { href: string; className?: string | undefined }) => (
  <a href={href} className={classNames(styles.logo, className)} aria-label={`${brand.name}, home`}>
    <Wordmark className={styles.high} />
  </a>
);

export const Wordmark = ({ className }: { className?: string | undefined }) => (
  <span aria-hidden="true" className={classNames(styles.word, className)} />
);

export const Mark = ({ size }: { size: 'small' | 'large' }) => (
  <span aria-hidden="true" className={classNames(styles.mark, styles[size])} />
);
