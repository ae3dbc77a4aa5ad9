// The prices. All of it stands in the prerendered HTML, and CSS alone switches between months and years. The server opens the prices
// where Flow counts credits.
import literata from '@fontsource-variable/literata/files/literata-latin-opsz-italic.woff2?url';
import { Plus } from 'lucide-react';
import type { LinksFunction, MetaFunction } from 'react-router';
import { credits, monthlyPrice, purchases } from '#domain/credits.ts';
import { publicPaths } from '#web/public-paths.ts';
import { Footer } from '#web/screens/landing/below/footer.tsx';
import { useSignIn } from '#web/screens/landing/use-sign-in.ts';
import { pageMeta } from '#web/screens/public/frame.tsx';
import { useSession } from '#web/session/session.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Examples } from './examples.tsx';
import { Period } from './period.tsx';
import { Plans } from './plans.tsx';
import styles from './pricing.module.css';
import { Questions } from './questions.tsx';
import { Top } from './top.tsx';
import { useEarlyPress } from './use-early-press.ts';
import { usePlan } from './use-plan.ts';

export const meta: MetaFunction = () =>
  pageMeta('Pricing', 'Pay for talking, not for mail: what Flow costs, and what a credit is.', publicPaths.pricing);

/** What a credit buys is in view early on a wide screen, and its sentences must not move. */
export const links: LinksFunction = () => [
  { rel: 'preload', href: literata, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

export default function Pricing() {
  const { state } = useSession();
  const way = useSignIn();
  const isSignedIn = state === 'signed-in';
  const plan = usePlan(isSignedIn);
  useEarlyPress(way);
  return (
    <>
      <Top isSignedIn={isSignedIn} way={way} />
      <main className={styles.main}>
        <h1 className="flare">
          <span className={styles.unlimited}>Your Flow is unlimited.</span>
          <span className={styles.counted}>
            Pay for talking,
            <br />
            not for mail.
          </span>
        </h1>
        <p className={classNames(styles.lead, styles.unlimited)}>
          It counts no credits and takes no payment. Say as much as you like.
        </p>
        <details className={styles.prices} data-fill-open="credits" suppressHydrationWarning>
          <summary>
            Hosted prices
            <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
          </summary>
          <p className={classNames(styles.hosted, styles.unlimited)}>
            These are for people whose Flow runs on somebody else’s machine.
          </p>
          <Period />
          <Plans plan={plan} way={way} />
          <p className={styles.fine}>
            Prices in US dollars, per month per user. Yearly Pro is ${monthlyPrice.yearly} a month, billed as $
            {purchases.pro_yearly.usd} a year. A top-up is {credits.topUp} credits for ${purchases.top_up.usd}.
          </p>
        </details>
        <Examples />
        <Questions />
      </main>
      <Footer />
    </>
  );
}
