// Asks what to do about an act that needs a credit, and goes on with it once there is one.
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type UnpaidAct, unpaidAct } from '#web/commands/unpaid-act.ts';
import { creditsLeft } from '#web/data/credits-now.ts';
import { hasNetwork } from '#web/data/stand-in.ts';
import { type StageSession, useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import { askShop } from './ask-shop.ts';
import { doByHand } from './by-hand.ts';
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
  const { shop, askAgain } = useShop();
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
      onAskAgain={askAgain}
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

const useShop = (): { shop: Shop; askAgain: () => void } => {
  const [shop, setShop] = useState<Shop>({ state: hasNetwork() ? 'asking' : 'offline' });
  const ask = useCallback(() => void askShop().then(setShop), []);
  useEffect(() => {
    ask();
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [ask]);
  const askAgain = (): void => {
    setShop({ state: 'asking' });
    ask();
  };
  return { shop, askAgain };
};

const resume = async (act: UnpaidAct, session: StageSession): Promise<void> => {
  const words = await resumeAct(act, session);
  if (words !== null) session.saying.say(words);
};
