// The person's plan, with the way to change it or to see invoices, and a top-up. Nothing where this Flow takes no payments.
import { useEffect, useState } from 'react';
import { problemDetails } from '#domain/problem.ts';
import { now } from '#web/clock.ts';
import { openPortal } from '#web/data/payments.ts';
import { paths } from '#web/paths.ts';
import { publicPaths } from '#web/public-paths.ts';
import { useBuying } from '#web/stage/credits/use-buying.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './credits-part.module.css';
import { followPlan, type KnownPlan } from './follow-plan.ts';
import { planWords } from './plan-words.ts';
import { TopUpRow } from './top-up-row.tsx';

export function PlanRow() {
  const known = usePlan();
  const { opening, trouble, open } = usePortal();
  const pro = useBuying(here);
  if (known === null || known.payments === 'off') return null;
  return (
    <>
      <div className={styles.plan}>
        <span>
          <b>{known.plan.kind === 'pro' ? 'Pro' : 'Free'}</b>
          <small>{planWords(known.plan, now())}</small>
        </span>
        <a className={styles.plans} href={publicPaths.pricing} target="_blank" rel="noreferrer">
          See plans
        </a>
        {known.portal && (
          <Button busy={opening ? 'Opening' : undefined} onClick={() => void open()}>
            Manage plan
          </Button>
        )}
        {known.plan.kind === 'free' && (
          <Button busy={pro.buying === null ? undefined : 'Opening'} onClick={() => void pro.buy('pro_monthly')}>
            Get Pro
          </Button>
        )}
        <p className={styles.trouble} role="alert">
          {trouble || pro.trouble}
        </p>
      </div>
      <TopUpRow backTo={here} />
    </>
  );
}

const here = `${paths.settings}#credits`;

const usePortal = () => {
  const [opening, setOpening] = useState(false);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    // The browser's back button restores the page as it was left.
    const shown = (): void => setOpening(false);
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);
  const open = async (): Promise<void> => {
    setOpening(true);
    await openPortal(here).catch((error: unknown) => {
      setTrouble(problemDetails(error).title);
      setOpening(false);
    });
  };
  return { opening, trouble, open };
};

/** Null until the first answer, and without one: then the row is absent. */
const usePlan = (): KnownPlan | null => {
  const [known, setKnown] = useState<KnownPlan | null>(null);
  useEffect(() => followPlan(setKnown), []);
  return known;
};
