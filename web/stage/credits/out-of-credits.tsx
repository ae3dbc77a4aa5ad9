// Asks what to do about an act that needs a credit, and goes on with it once there is one.
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type UnpaidAct, unpaidAct } from '#web/commands/unpaid-act.ts';
import { spokenQuery } from '#web/conversation/search/query.ts';
import { creditsLeft } from '#web/data/credits-now.ts';
import { askPlan } from '#web/data/payments.ts';
import { hasNetwork } from '#web/data/stand-in.ts';
import { paths } from '#web/paths.ts';
import { type StageSession, useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import { CreditDialog, type Shop } from './credit-dialog.tsx';
import { keepAct, takeAct } from './kept-act.ts';
import { resumeAct } from './resume-act.ts';
import { wordsOf } from './unpaid-words.ts';
import { useBuying } from './use-buying.ts';
import { useRenewal } from './use-renewal.ts';
import { useReturn } from './use-return.ts';

export function OutOfCredits() {
  const session = useStageSession();
  const act = useObserved(unpaidAct, (one) => one);
  const left = useObserved(creditsLeft, (credits) => credits);
  const goOn = useCallback((one: UnpaidAct) => void resume(one, session), [session]);
  useReturn(goOn);
  useRenewal(left !== null);
  if (act === null || left === null) return null;
  return <Asking act={act} left={left} session={session} onGoOn={goOn} />;
}

type Props = { act: UnpaidAct; left: number; session: StageSession; onGoOn: (act: UnpaidAct) => void };

function Asking({ act, left, session, onGoOn }: Props) {
  const shop = useShop();
  const { pathname } = useLocation();
  const { trouble, buying, buy } = useBuying(pathname, () => keepAct(act));
  const close = (): void => {
    unpaidAct.become(null);
    void takeAct();
  };
  return (
    <CreditDialog
      act={wordsOf(act)}
      {...{ left, shop, trouble, buying }}
      onBuy={(purchase) => void buy(purchase)}
      onGoOn={() => {
        close();
        onGoOn(act);
      }}
      onByHand={() => {
        close();
        doByHand(act, session);
      }}
    />
  );
}

const useShop = (): Shop => {
  const [shop, setShop] = useState<Shop>({ state: hasNetwork() ? 'asking' : 'offline' });
  useEffect(() => {
    const ask = (): void =>
      void askPlan().then(
        ({ payments, plan }) =>
          setShop(payments === 'off' ? { state: 'closed' } : { state: 'open', hasPro: plan.kind === 'pro' }),
        () => setShop({ state: 'offline' }),
      );
    ask();
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, []);
  return shop;
};

const resume = async (act: UnpaidAct, session: StageSession): Promise<void> => {
  const words = await resumeAct(act, session);
  if (words !== null) session.saying.say(words);
};

/** Leads to where the person does the same without Flow's help. A mail and a summary are on the screen already. */
const doByHand = (act: UnpaidAct, { search, goTo }: StageSession): void => {
  if (act.kind === 'command') goTo.current()(paths.calendar);
  if (act.kind !== 'answer') return;
  search.open();
  search.type(spokenQuery(act.words));
};
