// The fallback when a screen fails. It shows only our own sentences, because the error's text may be anything.
import { useEffect } from 'react';
import { Problem, problems } from '#domain/problem.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './error-screen.module.css';
import { LinePage, Ways } from './line-page.tsx';

const title = 'Something went wrong';
const advice = 'An unexpected error occurred. Please refresh the page or try again later.';

/** `id`: of the failure in the server's log. Null until the log has it. */
type Props = { error: unknown; id?: string | null };

export const ErrorScreen = ({ error, id = null }: Props) => {
  useEffect(() => {
    document.title = title;
  }, []);
  const reason = messageOf(error);
  return (
    <LinePage line="offline" title={title} alert>
      <p>{advice}</p>
      {reason !== null && <p className={styles.reason}>{reason}</p>}
      {id !== null && <p>If it stays, tell whoever runs this Flow: {id}</p>}
      <Ways>
        <Button kind="flow" size="large" onClick={() => location.reload()}>
          Refresh
        </Button>
        {/* A full reload leaves the failed state behind. */}
        <a href={paths.landing} className={styles.home}>
          Return to Home
        </a>
      </Ways>
    </LinePage>
  );
};

const messageOf = (error: unknown): string | null =>
  error instanceof Problem && error.code !== 'unexpected' ? problems[error.code].title : null;
