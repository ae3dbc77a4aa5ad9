// Badges for actions, roles and states. Colour is never the only sign.
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

export type BadgeKind = 'replied' | 'archived' | 'skipped' | 'reminder' | 'summarized' | 'neutral';

export const Badge = ({ kind, children }: { kind: BadgeKind; children: string }) => (
  <span className={classNames(styles.badge, styles[kind])}>
    <i className={styles.dot} />
    {children}
  </span>
);

const statusIcons = { healthy: CircleCheck, degraded: TriangleAlert, down: CircleX };

export const Status = ({ state }: { state: keyof typeof statusIcons }) => {
  const Icon = statusIcons[state];
  return (
    <span className={classNames(styles.badge, styles[state])}>
      <Icon size={14} strokeWidth={1.75} />
      {state}
    </span>
  );
};
