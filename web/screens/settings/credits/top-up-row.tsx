import { credits, purchases } from '#domain/credits.ts';
import { useBuying } from '#web/stage/credits/use-buying.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './credits-part.module.css';

export function TopUpRow({ backTo }: { backTo: string }) {
  const { buying, trouble, buy } = useBuying(backTo);
  return (
    <div className={styles.plan}>
      <span>
        <b>Top up</b>
        <small>
          {credits.topUp} credits for ${purchases.top_up.usd}, once. They never expire.
        </small>
      </span>
      <Button busy={buying === null ? undefined : 'Opening'} onClick={() => void buy('top_up')}>
        Top up
      </Button>
      <p className={styles.trouble} role="alert">
        {trouble}
      </p>
    </div>
  );
}
