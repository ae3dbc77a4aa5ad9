// Fetches the code of the screens one may go to next, and stops a step to one whose code cannot be had. The router
// would load the page anew then, and without a network nothing would be left of the screen one was on.
import { useCallback, useContext, useEffect, useState } from 'react';
import {
  type BlockerFunction,
  PrefetchPageLinks,
  UNSAFE_FrameworkContext as FrameworkContext,
  useBlocker,
  useLocation,
} from 'react-router';
import { paths } from '#web/paths.ts';
import { notice } from '#web/ui/notices/notice.ts';

/** The screens of a signed-in person; those outside them are left by whole pages. */
const inside: ReadonlySet<string> = new Set([paths.emailPlayer, paths.history]);

const nextScreens = [paths.emailPlayer, paths.history, paths.authRedirect, '/404'];

export const AtHand = () => {
  const { pathname } = useLocation();
  useStopAtMissingCode();
  return inside.has(pathname) && <Prefetched />;
};

const Prefetched = () => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no idle callback; a second is past the first paint.
    const timer = setTimeout(() => setIdle(true), 1000);
    return () => clearTimeout(timer);
  }, []);
  return isIdle && nextScreens.map((page) => <PrefetchPageLinks key={page} page={page} />);
};

const useStopAtMissingCode = (): void => {
  const moduleOf = useModules();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }: Parameters<BlockerFunction>[0]) =>
      inside.has(currentLocation.pathname) &&
      inside.has(nextLocation.pathname) &&
      !atHand.has(moduleOf(nextLocation.pathname) ?? '') &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const module = moduleOf(blocker.location.pathname) ?? '';
    import(/* @vite-ignore */ module).then(
      () => {
        atHand.add(module);
        blocker.proceed();
      },
      () => {
        blocker.reset();
        notice({ title: 'That screen is not on this device yet. Try again when you’re online.', about: 'screen' });
      },
    );
  }, [blocker, moduleOf]);
};

/** The modules that were seen to load: they stay with the page. */
const atHand = new Set<string>();

/** The router knows the code of each address, but tells it nowhere else. */
const useModules = (): ((pathname: string) => string | undefined) => {
  const routes = useContext(FrameworkContext)?.manifest.routes;
  return useCallback(
    (pathname) => Object.values(routes ?? {}).find((route) => route?.path === pathname)?.module,
    [routes],
  );
};
