// What a person can buy when no credit is left.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { credits, monthlyPrice, type Purchase, purchases, yearlySaving } from '#domain/credits.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './credit-dialog.module.css';

type Ways = { buying: Purchase | null; onBuy: (purchase: Purchase) => void };

/** `isOpen` false: the offer stands, but Flow does not know yet whether the person can take it. */
export const PlanOffer = ({ isOpen, buying, onBuy }: Ways & { isOpen: boolean }) => {
  const [period, setPeriod] = useState<'monthly' | 'yearly'>('monthly');
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) first.current?.focus();
  }, [isOpen]);
  return (
    <>
      <Card
        name="Pro"
        holds={`${credits.monthly} credits a month that never expire`}
        price={monthlyPrice[period]}
        per={period === 'monthly' ? 'a month' : `a month, billed $${purchases.pro_yearly.usd} a year`}
      >
        <fieldset className={styles.period}>
          <legend className="sr">Billing period</legend>
          <Choice chosen={period === 'monthly'} onChoose={() => setPeriod('monthly')}>
            Monthly
          </Choice>
          <Choice chosen={period === 'yearly'} onChoose={() => setPeriod('yearly')}>
            Yearly, {yearlySaving}% off
          </Choice>
        </fieldset>
      </Card>
      <div className={styles.ways}>
        <Button
          ref={first}
          kind="flow"
          size="large"
          disabled={!isOpen}
          busy={buying !== null && buying !== 'top_up' ? opening : undefined}
          onClick={() => onBuy(`pro_${period}`)}
        >
          Get Pro
        </Button>
        <Button
          size="large"
          disabled={!isOpen}
          busy={buying === 'top_up' ? opening : undefined}
          onClick={() => onBuy('top_up')}
        >
          Top up
        </Button>
      </div>
      <p className={styles.fine}>
        A top-up is {credits.topUp} credits for ${purchases.top_up.usd}.
      </p>
    </>
  );
};

/** For who has Pro already. */
export const TopUpOffer = ({ buying, onBuy }: Ways) => (
  <>
    <Card name="Top up" holds={`${credits.topUp} credits that never expire`} price={purchases.top_up.usd} per="once" />
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

type CardProps = { name: string; holds: string; price: number; per: string; children?: ReactNode };

const Card = ({ name, holds, price, per, children }: CardProps) => (
  <div className={styles.plan}>
    <div className={styles.what}>
      <b>{name}</b>
      <span>{holds}</span>
    </div>
    <div className={styles.price}>
      <b className="flare">${price}</b>
      <span>{per}</span>
    </div>
    {children}
  </div>
);

const Choice = ({ chosen, onChoose, children }: { chosen: boolean; onChoose: () => void; children: ReactNode }) => (
  <label>
    <input className="sr" type="radio" name="credit-period" checked={chosen} onChange={onChoose} />
    <span className={styles.choice}>{children}</span>
  </label>
);

const opening = 'Opening';
