import { encode } from 'uqr';
import styles from './own-sign-in.module.css';

/** Dark on light in both themes, because cameras expect that. */
export const Qr = ({ text, label }: { text: string; label: string }) => {
  // Four modules of white around it, as the standard asks.
  const { data, size } = encode(text, { border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
};
