import type { Viewed } from '#web/conversation/player/viewing.ts';
import { useStageSession } from '#web/stage/use-stage-session.ts';
import styles from './to-original.module.css';

export function ToOriginal({ of }: { of: Viewed }) {
  const { viewing } = useStageSession();
  return (
    <button type="button" className={styles.original} title="Original (O)" onClick={() => viewing.ask(of)}>
      Original
    </button>
  );
}
