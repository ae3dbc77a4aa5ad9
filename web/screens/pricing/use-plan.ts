import { useEffect, useState } from 'react';
import type { Plan } from '#domain/plan.ts';
import { askPlan } from '#web/data/payments.ts';

/** The visitor's plan. Null: they are a stranger, or the server has not answered. */
export const usePlan = (isSignedIn: boolean): Plan | null => {
  const [plan, setPlan] = useState<Plan | null>(null);
  useEffect(() => {
    if (!isSignedIn) return;
    let here = true;
    askPlan().then(
      (answer) => here && setPlan(answer.plan),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [isSignedIn]);
  return isSignedIn ? plan : null;
};
