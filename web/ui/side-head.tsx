import type { ReactNode } from 'react';
import styles from './side-head.module.css';

export const SideHead = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.head}>
    <h2>{title}</h2>
    <small>{children}</small>
  </div>
);
