// The last resort when a screen fails. It says only sentences of ours: what the error itself says may be anything.
import { useEffect } from 'react';
import { Problem, problems } from '#domain/problem.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { FlowLine } from '#web/ui/line/flow-line.tsx';
import styles from './error-screen.module.css';

const title = 'Something went wrong';
const advice = 'An unexpected error occurred. Please refresh the page or try again later.';

export const ErrorScreen = ({ error }: { error: unknown }) => {
  useEffect(() => {
    document.title = title;
  }, []);
  const reason = messageOf(error);
  return (
    <main className={styles.screen}>
      <div className={styles.line}>
        <FlowLine state="offline" progress={0.42} seed={5} />
      </div>
      <div className={styles.words} role="alert">
        <h1 className="flare">{title}</h1>
        <p>{advice}</p>
        {reason !== null && <p className={styles.reason}>{reason}</p>}
        <div className={styles.ways}>
          <Button kind="flow" size="large" onClick={() => location.reload()}>
            Refresh
          </Button>
          {/* A whole new page: whatever failed stays behind. */}
          <a href={paths.landing} className={styles.home}>
            Return to Home
          </a>
        </div>
      </div>
    </main>
  );
};

const messageOf = (error: unknown): string | null =>
  error instanceof Problem && error.code !== 'unexpected' ? problems[error.code].title : null;
