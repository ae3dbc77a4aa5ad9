// Back from the checkout: goes on with what waited for the credits, or asks again.
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { creditReplies as say } from '#language/en/app/credit-replies.ts';
import { type UnpaidAct, unpaidAct } from '#web/commands/unpaid-act.ts';
import { creditsLeft } from '#web/data/credits-now.ts';
import { notice } from '#web/ui/notices/notice.ts';
import { keptAct, takeAct } from './kept-act.ts';

/** The payment service adds `checkout` to the address: `done` or `left`. The credits themselves come by the live channel. */
export const useReturn = (goOn: (act: UnpaidAct) => void): void => {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [came] = useState(() => new URLSearchParams(search).get(name));
  useEffect(() => {
    const rest = withoutReturn({ search, hash });
    if (rest !== null) void navigate(rest, { replace: true });
  }, [search, hash, navigate]);
  useEffect(() => {
    if (came === 'done') notice({ title: say.soon, icon: 'done', about: 'credits' });
    const ended = new AbortController();
    void waiting(came === 'done', ended.signal).then((act) => act !== null && !ended.signal.aborted && goOn(act));
    return () => ended.abort();
  }, [came, goOn]);
};

const name = 'checkout';

type Address = Readonly<{ search: string; hash: string }>;

/** Null: nobody came back from the checkout. */
export const withoutReturn = ({ search, hash }: Address): Address | null => {
  const query = new URLSearchParams(search);
  if (!query.has(name)) return null;
  query.delete(name);
  return { search: query.toString(), hash };
};

/** Resolves once a credit is there for it. Null: nothing waits, or the person decides again. */
const waiting = async (isPaid: boolean, ended: AbortSignal): Promise<UnpaidAct | null> => {
  const act = await keptAct();
  if (act === null || ended.aborted) return null;
  if (isPaid) await credited(ended);
  if (!hasCredit()) {
    if (!ended.aborted) unpaidAct.become(await takeAct());
    return null;
  }
  return takeAct();
};

const credited = (ended: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!hasCredit() && !ended.aborted) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = creditsLeft.subscribe(look);
    ended.addEventListener('abort', look);
    look();
  });

const hasCredit = (): boolean => (creditsLeft.current() ?? 0) > 0;
