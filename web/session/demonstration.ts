// The demonstration, `?test=true`: the whole app on a made-up mailbox that lives in the page. Its code comes only where it is asked for.
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { observable } from '#web/data/observable.ts';
import { standFor } from '#web/data/stand-in.ts';
import { claimDevice } from '#web/device.ts';
import { demonstrateAs } from './session.ts';

type Demonstration = 'none' | 'coming' | 'here';

/** Once it is here it stays as long as the page does, and its address says so on every screen. */
export const useDemonstration = (): Demonstration => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const now = useSyncExternalStore(shown.subscribe, shown.current, () => 'none' as const);
  const wanted = new URLSearchParams(search).get('test') === 'true';
  useEffect(() => {
    if (wanted) void begin();
    else if (now === 'here') void navigate({ search: '?test=true' }, { replace: true });
  }, [wanted, now, navigate]);
  return wanted && now === 'none' ? 'coming' : now;
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
