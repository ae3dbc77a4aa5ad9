// The button of each plan. The visitor's own plan says so, and the billing page changes it.
import { type ReactNode, useEffect, useState } from 'react';
import type { Plan } from '#domain/plan.ts';
import { Problem, problems } from '#domain/problem.ts';
import { openPortal } from '#web/data/payments.ts';
import { checkoutOf } from '#web/paths.ts';
import { publicPaths } from '#web/public-paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { notice } from '#web/ui/notices/notice.ts';
import toggled from './pricing.module.css';
import { SignInLink, type SignInWay } from './sign-in-link.tsx';

type Props = { plan: Plan | null };

export const FreeWay = ({ plan, way }: Props & { way: SignInWay }) => {
  if (plan?.kind === 'free') return <Current />;
  if (plan?.kind === 'pro') return <Manage>Switch to Free</Manage>;
  return (
    <SignInLink size="large" intent="try" way={way}>
      Try for Free
    </SignInLink>
  );
};

/** Without payments, the server puts the operator's address there. */
export const ProWay = ({ plan }: Props) =>
  plan?.kind === 'pro' ? (
    <>
      <Period when="monthly">{plan.buy === 'pro_monthly' ? <Current /> : <Manage>Switch to monthly</Manage>}</Period>
      <Period when="yearly">{plan.buy === 'pro_yearly' ? <Current /> : <Manage>Switch to yearly</Manage>}</Period>
    </>
  ) : (
    <>
      <GetPro when="monthly" />
      <GetPro when="yearly" />
    </>
  );

export const EnterpriseWay = () => (
  <ButtonLink size="large" href={publicPaths.contact} data-fill-href="enterprise" suppressHydrationWarning>
    Contact Us
  </ButtonLink>
);

const GetPro = ({ when }: { when: 'monthly' | 'yearly' }) => (
  <ButtonLink
    kind="flow"
    size="large"
    className={toggled[when] ?? ''}
    href={checkoutOf(`pro_${when}`)}
    data-fill-href="pro"
    suppressHydrationWarning
  >
    Get Pro
  </ButtonLink>
);

const Period = ({ when, children }: { when: 'monthly' | 'yearly'; children: ReactNode }) => (
  <div className={toggled[when]}>{children}</div>
);

const Current = () => (
  <Button size="large" disabled>
    Current
  </Button>
);

const Manage = ({ children }: { children: string }) => {
  const [opening, setOpening] = useState(false);
  useEffect(() => {
    // The browser's back button restores the page as it was left.
    const shown = (): void => setOpening(false);
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);
  const open = async (): Promise<void> => {
    setOpening(true);
    try {
      await openPortal(publicPaths.pricing);
    } catch (error) {
      setOpening(false);
      notice({
        title: problems[error instanceof Problem ? error.code : 'unexpected'].title,
        tone: 'danger',
        icon: 'refused',
      });
    }
  };
  return (
    <Button size="large" busy={opening ? 'Opening' : undefined} onClick={() => void open()}>
      {children}
    </Button>
  );
};
