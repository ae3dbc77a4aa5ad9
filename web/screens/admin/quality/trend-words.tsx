import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { Trend } from '#domain/trend.ts';
import styles from './trend-words.module.css';

const icons = { up: ArrowUpRight, down: ArrowDownRight, flat: ArrowRight } as const satisfies Record<Trend, unknown>;

/** More missed phrases are worse. */
export const TrendWords = ({ trend }: { trend: Trend }) => {
  const Icon = icons[trend];
  return (
    <span className={styles[trend]}>
      <Icon size={15} strokeWidth={1.75} aria-hidden="true" /> {trend}
    </span>
  );
};
