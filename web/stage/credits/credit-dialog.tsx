// No credit is left for what the person asked for: says what Flow was about to do, and what gets it done.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { credits, monthlyPrice, type Purchase, purchases, yearlySaving } from '#domain/credits.ts';
import { publicPaths } from '#web/public-paths.ts';
import { useBackCloses } from '#web/ui/back-closes.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { FlowLine } from '#web/ui/line/flow-line.tsx';
import { useOverlay } from '#web/ui/overlay.ts';
import styles from './credit-dialog.module.css';

/** `closed`: this Flow takes no payments. `offline`: nobody can pay now. */
export type Shop = { state: 'open'; hasPro: boolean } | { state: 'offline' } | { state: 'closed' };

type Props = {
  /** What Flow was about to do: 'send your reply to Maya'. */
  act: string;
  shop: Shop;
  /** Why the last try to pay failed. */
  trouble: string | null;
  /** Leaves for the checkout. */
  onBuy: (purchase: Purchase) => Promise<void>;
  onByHand: () => void;
};

export const CreditDialog = ({ act, shop, trouble, onBuy, onByHand }: Props) => {
  const title = useId();
  const { dialog, buy, buying } = useDialog({ onBuy, onByHand });
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onCancel={onByHand}>
      <div className={styles.line}>
        <FlowLine state="runout" seed={4} />
      </div>
      <div className={styles.words}>
        <h2 id={title} className="flare">
          You’re out of credits
        </h2>
        <p>
          Flow was about to {act}, for {inCredits(credits.request)}. Listening and all the keys stay free, so nothing is
          lost.
        </p>
        {shop.state === 'open' && !shop.hasPro && <Plans buying={buying} onBuy={buy} />}
        {shop.state === 'open' && shop.hasPro && <TopUp buying={buying} onBuy={buy} />}
        {shop.state === 'offline' && (
          <p className={styles.note}>You’re offline. You can pay once the connection is back.</p>
        )}
        {shop.state === 'closed' && <NoShop />}
        {trouble !== null && (
          <p className={styles.note} role="alert">
            {trouble}
          </p>
        )}
        <Button kind="ghost" className={styles.hand} onClick={onByHand}>
          Do it by hand instead <Kbd hidden>Esc</Kbd>
        </Button>
      </div>
    </dialog>
  );
};

type Ways = { buying: Purchase | null; onBuy: (purchase: Purchase) => void };

const useDialog = ({ onBuy, onByHand }: Pick<Props, 'onBuy' | 'onByHand'>) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [buying, setBuying] = useState<Purchase | null>(null);
  useOverlay(true);
  useBackCloses(true, onByHand);
  useEffect(() => dialog.current?.showModal(), []);
  const buy = (purchase: Purchase): void => {
    setBuying(purchase);
    void onBuy(purchase).finally(() => setBuying(null));
  };
  return { dialog, buying, buy };
};

const Plans = ({ buying, onBuy }: Ways) => {
  const [period, setPeriod] = useState<'monthly' | 'yearly'>('monthly');
  return (
    <>
      <div className={styles.plan}>
        <div>
          <b>Pro</b>
          <span>
            {credits.monthly} credits a month
            <br />
            that never expire
          </span>
        </div>
        <div className={styles.price}>
          <b className="flare">${monthlyPrice[period]}</b>
          <span>{period === 'monthly' ? 'a month' : `a month, billed $${purchases.pro_yearly.usd} a year`}</span>
        </div>
        <fieldset className={styles.period}>
          <legend className="sr">Billing period</legend>
          <Choice chosen={period === 'monthly'} onChoose={() => setPeriod('monthly')}>
            Monthly
          </Choice>
          <Choice chosen={period === 'yearly'} onChoose={() => setPeriod('yearly')}>
            Yearly, {yearlySaving}% off
          </Choice>
        </fieldset>
      </div>
      <div className={styles.ways}>
        <Button
          kind="flow"
          size="large"
          autoFocus
          busy={buying !== null && buying !== 'top_up' ? opening : undefined}
          onClick={() => onBuy(`pro_${period}`)}
        >
          Get Pro
        </Button>
        <Button size="large" busy={buying === 'top_up' ? opening : undefined} onClick={() => onBuy('top_up')}>
          Top up
        </Button>
      </div>
      <p className={styles.fine}>{topUpWords}</p>
    </>
  );
};

const Choice = ({ chosen, onChoose, children }: { chosen: boolean; onChoose: () => void; children: ReactNode }) => (
  <label>
    <input className="sr" type="radio" name="credit-period" checked={chosen} onChange={onChoose} />
    <span className={styles.choice}>{children}</span>
  </label>
);

/** Pro is theirs already. */
const TopUp = ({ buying, onBuy }: Ways) => (
  <>
    <div className={styles.plan}>
      <div>
        <b>Top up</b>
        <span>{credits.topUp} credits that never expire</span>
      </div>
      <div className={styles.price}>
        <b className="flare">${purchases.top_up.usd}</b>
        <span>once</span>
      </div>
    </div>
    <div className={styles.ways}>
      <Button
        kind="flow"
        size="large"
        autoFocus
        busy={buying === null ? undefined : opening}
        onClick={() => onBuy('top_up')}
      >
        Top up
      </Button>
    </div>
  </>
);

const NoShop = () => (
  <>
    <p className={styles.note}>This Flow takes no payments. Its operator can give you more credits.</p>
    <div className={styles.ways}>
      <ButtonLink size="large" href={publicPaths.contact}>
        Write to the operator
      </ButtonLink>
    </div>
  </>
);

const opening = 'Opening';

const inCredits = (count: number): string => `${count} ${count === 1 ? 'credit' : 'credits'}`;

const topUpWords = `A top-up is ${credits.topUp} credits for $${purchases.top_up.usd}.`;
