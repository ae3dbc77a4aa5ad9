import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { credits, monthlyPrice, purchases } from '#domain/credits.ts';
import type { Plan as VisitorPlan } from '#domain/plan.ts';
import { classNames } from '#web/ui/class-names.ts';
import { planFeatures } from './plan-words.ts';
import styles from './plans.module.css';
import toggled from './pricing.module.css';
import type { SignInWay } from './sign-in-link.tsx';
import { EnterpriseWay, FreeWay, ProWay } from './ways.tsx';

export const Plans = ({ plan, way }: { plan: VisitorPlan | null; way: SignInWay }) => (
  <div className={styles.plans}>
    <Plan
      name="Free"
      price={<Price>$0</Price>}
      per={`${credits.free} credits in total. No card needed.`}
      features={planFeatures.free}
    >
      <FreeWay plan={plan} way={way} />
    </Plan>
    <Plan
      name="Pro"
      isPopular
      price={
        <>
          <Price when="monthly">${monthlyPrice.monthly}</Price>
          <Price when="yearly">${monthlyPrice.yearly}</Price>
        </>
      }
      per={
        <>
          per month, per user<span className={toggled.yearly}>, billed as ${purchases.pro_yearly.usd} a year</span>
        </>
      }
      features={planFeatures.pro}
    >
      <ProWay plan={plan} />
    </Plan>
    <Plan
      name="Enterprise"
      price={<Price>Custom</Price>}
      per="for teams and offices"
      features={planFeatures.enterprise}
    >
      <EnterpriseWay />
    </Plan>
  </div>
);

type PlanProps = {
  name: string;
  isPopular?: boolean;
  price: ReactNode;
  per: ReactNode;
  features: readonly string[];
  /** The way to this plan. */
  children?: ReactNode;
};

const Plan = ({ name, isPopular = false, price, per, features, children }: PlanProps) => (
  <section className={classNames(styles.plan, isPopular && styles.popular)} aria-label={name}>
    <header>
      <h2>{name}</h2>
      {isPopular && <span className={styles.tag}>Most Popular</span>}
    </header>
    {price}
    <p className={styles.per}>{per}</p>
    <div className={toggled.counted}>{children}</div>
    <ul>
      {features.map((feature) => (
        <li key={feature}>
          <Check size={17} strokeWidth={1.75} aria-hidden="true" />
          {feature}
        </li>
      ))}
    </ul>
  </section>
);

const Price = ({ when, children }: { when?: 'monthly' | 'yearly'; children: ReactNode }) => (
  <p className={classNames('flare', styles.price, when && toggled[when])}>{children}</p>
);
