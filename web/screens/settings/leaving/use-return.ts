// The return from Google's confirmation: the address says what the person wanted, and what went wrong.
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { SignInProblem } from '#domain/account.ts';
import { LeavingWish } from '#domain/leaving.ts';
import { problems } from '#domain/problem.ts';
import { notice } from '#web/ui/notices/notice.ts';

/** The wish goes on once, and not after a reload. Null if Google confirmed nothing. */
export const useReturn = (): { wish: LeavingWish | null; done: () => void } => {
  const [query, setQuery] = useSearchParams();
  const [wish, setWish] = useState<LeavingWish | null>(null);
  useEffect(() => {
    const then = LeavingWish.safeParse(query.get('then')).data ?? null;
    const given = query.get('problem');
    if (then === null && given === null) return;
    if (given === null) setWish(then);
    else sayNotConfirmed(given);
    setQuery(
      (before) => {
        const rest = new URLSearchParams(before);
        for (const name of ['then', 'problem']) rest.delete(name);
        return rest;
      },
      { replace: true },
    );
  }, [query, setQuery]);
  return { wish, done: () => setWish(null) };
};

const sayNotConfirmed = (given: string): void => {
  const code = SignInProblem.safeParse(given).data ?? 'sign-in.unexpected';
  const { title } = problems[code === 'account-not-found' ? 'sign-in.other-account' : code];
  notice({ title, tone: 'danger', icon: 'refused', about: 'confirmation' });
};
