// What the person can buy from the settings: a top-up, or Pro.
import { credits, purchases } from '#domain/credits.ts';
import type { Plan } from '#domain/plan.ts';
import { paths } from '#web/paths.ts';
import { useBuying } from '#web/stage/credits/use-buying.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './credits-part.module.css';

export function BuyRow({ plan }: { plan: Plan }) {
  const { buying, trouble, buy } = useBuying(`${paths.settings}#credits`);
  return (
    <div className={styles.plan}>
      <span>
        <b>Top up</b>
        <small>
          {credits.topUp} credits for ${purchases.top_up.usd}, once. They never expire.
        </small>
      </span>
      <Button busy={buying === 'top_up' ? 'Opening' : undefined} onClick={() => void buy('top_up')}>
        Top up
      </Button>
      {plan.kind === 'free' && (
        <Button busy={buying === 'pro_monthly' ? 'Opening' : undefined} onClick={() => void buy('pro_monthly')}>
          Get Pro
        </Button>
      )}
      <p className={styles.trouble} role="alert">
        {trouble}
      </p>
    </div>
  );
}
