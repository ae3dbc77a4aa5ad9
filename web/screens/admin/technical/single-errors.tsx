// The single errors of a group, with the request ids that people saw.
import { askSingleErrors } from '#web/data/admin-figures.ts';
import { useAnswer } from '#web/screens/admin/frame/use-answer.ts';
import { momentWords } from '#web/screens/admin/frame/words.ts';
import styles from './errors.module.css';

export function SingleErrors({ fingerprint }: { fingerprint: string }) {
  const { data, trouble } = useAnswer((cancelled) => askSingleErrors(fingerprint, cancelled), fingerprint);
  if (trouble !== null) return <p>{trouble}</p>;
  if (data === null) return <p role="status">Loading...</p>;
  if (data.errors.length === 0) return <p>Single errors stay for 30 days. Older ones are only counted.</p>;
  return (
    <ul className={styles.singles} aria-label="Single errors, the newest first">
      {data.errors.map(({ id, at, userId, requestId }) => (
        <li key={id}>
          <span>{momentWords(at)}</span>
          <span className={styles.code}>{userId?.slice(-8) ?? 'nobody'}</span>
          <span className={styles.code}>{requestId ?? 'no request'}</span>
        </li>
      ))}
    </ul>
  );
}
