// A part whose code loads after the first mail. It renders in the same frame, unlike `React.lazy`. If loading fails, a placeholder says so,
// and the part loads when the network returns.
import { type ComponentType, useEffect, useRef, useSyncExternalStore } from 'react';
import { type HeldKeys, holdKeys } from './held-keys.ts';
import { later } from './later.ts';

type Ways<Props> = {
  meanwhile?: ComponentType<Props>;
  missing: ComponentType<Props>;
  /** Whether to load at once. Otherwise it loads when the page is idle. */
  when?: (props: Props) => boolean;
  /** It does not take the focus, so no held key is for it. */
  aside?: boolean;
};

export const late = <Props extends object>(fetchPart: () => Promise<ComponentType<Props>>, ways: Ways<Props>) => {
  const { meanwhile: Meanwhile = Nothing, missing: Missing, when = always, aside = false } = ways;
  const listeners = new Set<() => void>();
  let coming: Coming<Props> = { state: 'away' };
  const become = (next: Coming<Props>): void => {
    coming = next;
    for (const listener of listeners) listener();
  };
  const bring = async (): Promise<void> => {
    if (coming.state === 'here' || coming.state === 'on-its-way') return;
    become({ state: 'on-its-way' });
    try {
      become({ state: 'here', Part: await fetchPart() });
    } catch {
      become({ state: 'missing' });
      addEventListener('online', () => void bring(), { once: true });
    }
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const current = (): Coming<Props> => coming;
  later(bring);

  return function Late(props: Props) {
    const now = useSyncExternalStore(subscribe, current, current);
    const isDue = when(props);
    useEffect(() => {
      if (isDue) void bring();
    }, [isDue]);
    useHeldKeys(!aside && isDue, now.state);
    if (now.state === 'here') return <now.Part {...props} />;
    return now.state === 'missing' ? <Missing {...props} /> : <Meanwhile {...props} />;
  };
};

type Coming<Props> = { state: 'away' | 'on-its-way' | 'missing' } | { state: 'here'; Part: ComponentType<Props> };

/** Runs after the part's own effects, which set the focus. Keys for a part that never came go nowhere else. */
const useHeldKeys = (awaited: boolean, state: Coming<never>['state']): void => {
  const held = useRef<HeldKeys | null>(null);
  const waits = awaited && (state === 'away' || state === 'on-its-way');
  useEffect(() => {
    if (waits) {
      held.current ??= holdKeys();
      return;
    }
    if (state === 'here') held.current?.replay();
    else held.current?.drop();
    held.current = null;
  }, [waits, state]);
  useEffect(() => () => held.current?.drop(), []);
};

const Nothing = () => null;
const always = () => true;
