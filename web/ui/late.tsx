// A part of the screen whose code comes after the first mail. Once it is here it stands in the very frame that asks for it, which
// `React.lazy` does not do; where it cannot be had, something says so, and the part comes by itself with the network.
import { type ComponentType, useEffect, useRef, useSyncExternalStore } from 'react';
import { type HeldKeys, holdKeys } from './held-keys.ts';
import { later } from './later.ts';

type Ways<Props> = {
  /** Stands in its place until it is here. */
  meanwhile?: ComponentType<Props>;
  /** Stands in its place when it could not be had. */
  missing: ComponentType<Props>;
  /** Whether it is to come at once: otherwise it comes when nobody waits for anything. */
  wanted?: (props: Props) => boolean;
  /** It stands beside what goes on, and no key pressed meanwhile is for it. */
  aside?: boolean;
};

export const late = <Props extends object>(fetchPart: () => Promise<ComponentType<Props>>, ways: Ways<Props>) => {
  const { meanwhile: Meanwhile = Nothing, missing: Missing, wanted = always, aside = false } = ways;
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
    const isWanted = wanted(props);
    useEffect(() => {
      if (isWanted) void bring();
    }, [isWanted]);
    useHeldKeys(!aside && isWanted, now.state);
    if (now.state === 'here') return <now.Part {...props} />;
    return now.state === 'missing' ? <Missing {...props} /> : <Meanwhile {...props} />;
  };
};

type Coming<Props> = { state: 'away' | 'on-its-way' | 'missing' } | { state: 'here'; Part: ComponentType<Props> };

/** After the part's own effects, so that the focus is where it wants it. What was pressed for a part that never came is for nobody else. */
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
