// On the way to the payment service. A stranger signs up first.
import { useCallback, useEffect, useRef, useState } from 'react';
import { type MetaFunction, useSearchParams } from 'react-router';
import { Purchase } from '#domain/credits.ts';
import { Problem, type ProblemCode, problems } from '#domain/problem.ts';
import { titled } from '#web/brand.ts';
import { openCheckout, openPortal } from '#web/data/payments.ts';
import { paths } from '#web/paths.ts';
import { publicPaths } from '#web/public-paths.ts';
import { NoServer } from '#web/session/no-server.tsx';
import { forgetPurchase, keepPurchase } from '#web/session/purchase-return.ts';
import { type Session, useSession } from '#web/session/session.ts';
import { signIn } from '#web/session/sign-in.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { LinePage, Ways } from '#web/ui/frame/line-page.tsx';

export const meta: MetaFunction = () => [{ title: titled('Checkout') }, { name: 'robots', content: 'noindex' }];

export default function Checkout() {
  const session = useSession();
  const [query] = useSearchParams();
  const { data: buy } = Purchase.safeParse(query.get('buy'));
  const { problem, again, manage } = useWay(session, buy);
  if (session.state === 'unreachable') return <NoServer />;
  if (problem !== null) return <Stuck problem={problem} onAgain={again} onManage={manage} />;
  const isStranger = session.state === 'signed-out';
  return (
    <LinePage line="thinking" title={isStranger ? 'First, sign in with Google' : 'Opening the checkout'}>
      <p role="status">{isStranger ? 'Then you pay.' : 'One moment.'}</p>
    </LinePage>
  );
}

type StuckProps = { problem: ProblemCode; onAgain: () => void; onManage: () => void };

const Stuck = ({ problem, onAgain, onManage }: StuckProps) => (
  <LinePage line="offline" title="The checkout didn’t open" alert>
    <p>{problems[problem].title}</p>
    <Ways>
      {problem === 'payments.subscribed' ? (
        <Button kind="flow" size="large" onClick={onManage}>
          Manage plan
        </Button>
      ) : (
        <Button kind="flow" size="large" onClick={onAgain}>
          Try again
        </Button>
      )}
      <ButtonLink size="large" href={publicPaths.pricing}>
        Back to the prices
      </ButtonLink>
    </Ways>
  </LinePage>
);

const useWay = (session: Session, buy: Purchase | undefined) => {
  const [problem, setProblem] = useState<ProblemCode | null>(null);
  const begun = useRef(false);
  const go = useCallback((way: () => Promise<unknown>): void => {
    setProblem(null);
    way().catch((error: unknown) => setProblem(error instanceof Problem ? error.code : 'unexpected'));
  }, []);
  const way = wayOf(session);
  const leave = useCallback((): void => {
    if (buy === undefined) location.replace(publicPaths.pricing);
    else if (way === 'pay') go(() => pay(buy));
    else if (way === 'sign-up') go(() => signUp(buy));
  }, [buy, way, go]);
  useEffect(() => {
    if (way === null || begun.current) return;
    begun.current = true;
    leave();
  }, [way, leave]);
  return { problem, again: leave, manage: () => go(() => openPortal(publicPaths.pricing)) };
};

/** Null: the server has not said yet who is here. */
const wayOf = (session: Session): 'pay' | 'sign-up' | null => {
  if (session.state === 'signed-out') return 'sign-up';
  return session.state === 'signed-in' && session.known === 'from-server' ? 'pay' : null;
};

const pay = async (buy: Purchase): Promise<void> => {
  forgetPurchase();
  // The browser's back button must not lead here, because that would lead to the checkout again.
  history.replaceState(history.state, '', publicPaths.pricing);
  await openCheckout(buy, paths.emailPlayer);
};

const signUp = async (buy: Purchase): Promise<void> => {
  keepPurchase(buy);
  if (!(await signIn('sign-up'))) throw new Problem('sign-in.failed');
};
