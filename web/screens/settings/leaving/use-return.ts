// The return from Google's confirmation: the address says what the person wanted, and what went wrong.
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { SignInProblem } from '#domain/account.ts';
import { LeavingAct } from '#domain/leaving-act.ts';
import { problems } from '#domain/problem.ts';
import { notice } from '#web/ui/notices/notice.ts';

/** What the person wanted before the confirmation. Null if Google confirmed nothing. A reload does not repeat it. */
export const useReturn = (): LeavingAct | null => {
  const [query, setQuery] = useSearchParams();
  const [act] = useState(() => actIn(query));
  useEffect(() => {
    const problem = query.get('problem');
    if (problem === null && !query.has('then')) return;
    if (problem !== null) sayNotConfirmed(problem);
    const rest = new URLSearchParams(query);
    for (const name of ['then', 'problem']) rest.delete(name);
    setQuery(rest, { replace: true });
  }, [query, setQuery]);
  return act;
};

const actIn = (query: URLSearchParams): LeavingAct | null =>
  query.has('problem') ? null : (LeavingAct.safeParse(query.get('then')).data ?? null);

const sayNotConfirmed = (given: string): void => {
  const code = SignInProblem.safeParse(given).data ?? 'sign-in.unexpected';
  const { title } = problems[code === 'account-not-found' ? 'sign-in.other-account' : code];
  notice({ title, tone: 'danger', icon: 'refused', about: 'confirmation' });
};
