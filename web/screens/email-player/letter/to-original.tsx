import type { Viewed } from '#web/conversation/player/viewing.ts';
import { useHands } from '#web/stage/use-player.ts';
import styles from './to-original.module.css';

export function ToOriginal({ of }: { of: Viewed }) {
  const { viewing } = useHands();
  return (
    <button type="button" className={styles.original} title="Original (O)" onClick={() => viewing.ask(of)}>
      Original
    </button>
  );
}
