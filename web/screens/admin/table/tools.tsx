import type { ReactNode } from 'react';
import styles from './tools.module.css';

/** What stands above a table: its search and its filters. */
export const Tools = ({ children }: { children: ReactNode }) => <div className={styles.tools}>{children}</div>;
