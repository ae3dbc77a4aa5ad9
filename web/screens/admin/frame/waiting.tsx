import styles from './waiting.module.css';

export const Waiting = () => (
  <main className={styles.waiting} aria-busy="true">
    <span className={styles.spinner} role="status" aria-label="Loading" />
    <h1 className="sr">Admin</h1>
  </main>
);
