// Placeholders for content: loading, empty, failed.
import { CircleAlert } from 'lucide-react';
import styles from './blocks.module.css';
import { Button } from './button.tsx';
import { FlowLine } from './line/flow-line.tsx';

export const LoadingBlock = ({ children }: { children: string }) => (
  <div className={styles.block} role="status">
    <div className={styles.line}>
      <FlowLine state="thinking" base={0.7} amp={0.8} />
    </div>
    <p>{children}</p>
  </div>
);

export const EmptyBlock = ({ title, children }: { title: string; children: string }) => (
  <div className={styles.block}>
    <div className={styles.line}>
      <FlowLine state="idle" base={0.7} />
    </div>
    <p className={styles.title}>{title}</p>
    <p>{children}</p>
  </div>
);

export const FailedBlock = ({ children, onRetry }: { children: string; onRetry?: () => void }) => (
  <div className={styles.failed} role="alert">
    <CircleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
    <p>{children}</p>
    {onRetry !== undefined && (
      <Button tone="danger" className={styles.again} onClick={onRetry}>
        Try again
      </Button>
    )}
  </div>
);
