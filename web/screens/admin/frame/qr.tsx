import styles from './own-sign-in.module.css';
import { qrCode } from './qr-code.ts';

/** Dark on light in both themes, because cameras expect that. */
export const Qr = ({ text, label }: { text: string; label: string }) => {
  const rows = qrCode(text);
  const edge = 4;
  const side = rows.length + 2 * edge;
  const path = rows
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x + edge} ${y + edge}h1v1h-1z` : [])))
    .join('');
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
};
