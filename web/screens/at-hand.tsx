// Preloads the code of reachable screens and blocks navigation to a screen whose code is missing. The router would reload the page instead,
// and offline nothing would be left.
import { useCallback, useContext, useEffect } from 'react';
import {
  type BlockerFunction,
  UNSAFE_FrameworkContext as FrameworkContext,
  useBlocker,
  useLocation,
} from 'react-router';
import { paths } from '#web/paths.ts';
import { later } from '#web/ui/later.ts';
import { notice } from '#web/ui/notices/notice.ts';

export const AtHand = () => {
  const routeAt = useRoutes();
  usePrefetch(routeAt);
  useStopAtMissingCode(routeAt);
  return null;
};

type Route = { module: string; imports?: string[] | undefined; css?: string[] | undefined };
type RouteAt = (pathname: string) => Route | undefined;

const inside: ReadonlySet<string> = new Set([paths.emailPlayer, paths.calendar, paths.history, paths.authDebug]);

const nextScreens = [...inside, paths.authRedirect, '*'];

/** Modules that have loaded. */
const atHand = new Set<string>();

/** Fetch files before importing: browsers cache a failed module until the page reloads. */
const load = async ({ module, imports = [], css = [] }: Route): Promise<void> => {
  const came = await Promise.all([module, ...imports, ...css].map(fetched));
  if (!came.every(Boolean)) throw new Error('A file of the screen is missing.');
  await import(/* @vite-ignore */ module);
  atHand.add(module);
};

/** Screens share files. Fetch each once, and retry failures. */
const fetched = (href: string): Promise<boolean> => {
  const coming = files.get(href) ?? fetch(href).then(({ ok }) => ok);
  files.set(href, coming);
  const forget = (): unknown => files.delete(href);
  coming.then((ok) => ok || forget(), forget);
  return coming;
};

const files = new Map<string, Promise<boolean>>();

const usePrefetch = (routeAt: RouteAt): void => {
  const isInside = inside.has(useLocation().pathname);
  useEffect(() => {
    if (!isInside) return;
    later(() => {
      const routes = nextScreens.flatMap((path) => routeAt(path) ?? []).filter(({ module }) => !atHand.has(module));
      // Navigation tries a failed preload again.
      return Promise.allSettled(routes.map(load));
    });
  }, [isInside, routeAt]);
};

const useStopAtMissingCode = (routeAt: RouteAt): void => {
  const blocker = useBlocker(
    ({ currentLocation: { pathname: from }, nextLocation: { pathname: to } }: Parameters<BlockerFunction>[0]) =>
      from !== to && inside.has(from) && inside.has(to) && !atHand.has(routeAt(to)?.module ?? ''),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const route = routeAt(blocker.location.pathname);
    if (route === undefined) return blocker.proceed();
    load(route).then(blocker.proceed, () => {
      blocker.reset();
      notice({ title: 'That screen is not on this device yet. Try again when you’re online.', about: 'screen' });
    });
  }, [blocker, routeAt]);
};

/** React Router exposes a route's modules only here. */
const useRoutes = (): RouteAt => {
  const routes = useContext(FrameworkContext)?.manifest.routes;
  return useCallback((path) => Object.values(routes ?? {}).find((route) => route?.path === path), [routes]);
};
