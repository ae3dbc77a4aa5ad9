// The demo, `?test=true`: the whole app on a generated mailbox inside the page. Its code loads on demand.
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { observable } from '#web/data/observable.ts';
import { standFor } from '#web/data/stand-in.ts';
import { claimDevice } from '#web/device.ts';
import { demonstrateAs } from './session.ts';

type Demonstration = 'none' | 'coming' | 'here';

/** The demo stays as long as the page, and every screen's address shows it. */
export const useDemonstration = (): Demonstration => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const now = useSyncExternalStore(shown.subscribe, shown.current, () => 'none' as const);
  const isDemo = new URLSearchParams(search).get('test') === 'true';
  useEffect(() => {
    if (isDemo) void begin();
    else if (now === 'here') void navigate({ search: '?test=true' }, { replace: true });
  }, [isDemo, now, navigate]);
  return isDemo && now === 'none' ? 'coming' : now;
};

const shown = observable<Demonstration>('none');

const begin = async (): Promise<void> => {
  if (shown.current() !== 'none') return;
  shown.become('coming');
  const { makeDemonstration } = await import('#web/demo/begin.ts');
  const { standIn, user } = await makeDemonstration();
  claimDevice(user.id);
  standFor(standIn);
  demonstrateAs(user);
  shown.become('here');
};
