import { creditsLeft } from '#web/data/credits-now.ts';
import { askPlan } from '#web/data/payments.ts';

export type KnownPlan = Awaited<ReturnType<typeof askPlan>>;

/** Asks now, and again whenever the balance changes: a payment may have come. Returns how to stop. */
export const followPlan = (learn: (known: KnownPlan) => void): (() => void) => {
  let asked = 0;
  const ask = (): void => {
    asked += 1;
    const nth = asked;
    // An older answer never overwrites a newer one.
    void askPlan().then(
      (known) => nth === asked && learn(known),
      () => {},
    );
  };
  ask();
  const unsubscribe = creditsLeft.subscribe(ask);
  return () => {
    unsubscribe();
    asked += 1;
  };
};
