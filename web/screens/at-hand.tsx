// Fetches the code of the screens one may go to next, and stops a step to one whose code cannot be had. The router would
// load the page anew then (its own prefetching does so too), and without a network nothing would be left to stand on.
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

/** The screens of a signed-in person. */
const inside: ReadonlySet<string> = new Set([paths.emailPlayer, paths.history, paths.authDebug]);

const nextScreens = [...inside, paths.authRedirect, '*'];

/** The modules that were seen to load: they stay with the page. */
const atHand = new Set<string>();

/** Files first: a browser may remember a module that failed as failed, until the page is loaded anew. */
const load = async ({ module, imports = [], css = [] }: Route): Promise<void> => {
  const came = await Promise.all([module, ...imports, ...css].map(fetched));
  if (!came.every(Boolean)) throw new Error('A file of the screen is missing.');
  await import(/* @vite-ignore */ module);
  atHand.add(module);
};

/** The screens share most of their files: each is fetched once, and anew where it did not come. */
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
      // What does not arrive now is asked for again when it is wanted.
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

/** The router knows the code of each address, but tells it nowhere else. */
const useRoutes = (): RouteAt => {
  const routes = useContext(FrameworkContext)?.manifest.routes;
  return useCallback((path) => Object.values(routes ?? {}).find((route) => route?.path === path), [routes]);
};
