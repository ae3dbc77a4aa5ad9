import { FlowLine } from '#web/ui/line/flow-line.tsx';
import styles from './leaderboard.module.css';

export const Loading = () => (
  <div className={styles.loading} role="status">
    <div className={styles.thinking}>
      <FlowLine state="thinking" base={0.7} amp={0.8} />
    </div>
    <p>Loading leaderboard...</p>
    <small>Fetching the latest rankings</small>
  </div>
);
