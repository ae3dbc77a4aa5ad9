// A share with its counts on hover. Of fewer than twenty it says little, so it is grey, says 'few' and shows its counts.
import { fewBelow } from '#domain/figure.ts';
import { numberHere } from '#web/formats.ts';
import { emDash, valueWords } from './figure-words.ts';
import styles from './share.module.css';

type Props = { part: number; whole: number };

export const Share = ({ part, whole }: Props) => {
  if (whole === 0) return emDash;
  const percent = valueWords(part / whole, 'percent');
  const counts = countsWords({ part, whole });
  if (whole >= fewBelow) return <span title={counts}>{percent}</span>;
  return (
    <span className={styles.grey}>
      {percent} <Few whole={whole} /> {counts}
    </span>
  );
};

/** The word itself, where several shares have one denominator. */
export const Few = ({ whole }: { whole: number }) =>
  whole > 0 && whole < fewBelow && <small className={styles.few}>few</small>;

/** '3 of 12' */
export const countsWords = ({ part, whole }: Props): string => `${numberHere(part)} of ${numberHere(whole)}`;

/** '25%', or the counts where they are few. */
export const shareWords = ({ part, whole }: Props): string => {
  if (whole === 0) return emDash;
  return whole < fewBelow ? countsWords({ part, whole }) : valueWords(part / whole, 'percent');
};
