// The person's plan, with the way to change it or to see invoices, and what they can buy. Nothing where this Flow takes no payments.
import { useEffect, useState } from 'react';
import { problemDetails } from '#domain/problem.ts';
import { now } from '#web/clock.ts';
import { askPlan, openPortal } from '#web/data/payments.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { BuyRow } from './buy-row.tsx';
import styles from './credits-part.module.css';
import { planWords } from './plan-words.ts';

type Known = Awaited<ReturnType<typeof askPlan>>;

export function PlanRow() {
  const known = usePlan();
  const [opening, setOpening] = useState(false);
  const [trouble, setTrouble] = useState('');
  if (known === null || known.payments === 'off') return null;
  const open = async (): Promise<void> => {
    setOpening(true);
    await openPortal(`${paths.settings}#credits`).catch((error: unknown) => {
      setTrouble(problemDetails(error).title);
      setOpening(false);
    });
  };
  return (
    <>
      <div className={styles.plan}>
        <span>
          <b>{known.plan.kind === 'pro' ? 'Pro' : 'Free'}</b>
          <small>{planWords(known.plan, now())}</small>
        </span>
        {known.portal && (
          <Button busy={opening ? 'Opening' : undefined} onClick={() => void open()}>
            Manage plan
          </Button>
        )}
        <a className={styles.plans} href="/pricing" target="_blank" rel="noreferrer">
          See plans
        </a>
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      </div>
      <BuyRow plan={known.plan} />
    </>
  );
}

/** Null until the first answer, and without one: then the row is absent. */
const usePlan = (): Known | null => {
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    void askPlan().then(setKnown, () => {});
  }, []);
  return known;
};
