// Counts the components that React renders in each part of the screen, in the built app. It stands in for React's developer tools.
import type { Page } from '@playwright/test';
import * as z from 'zod';

const Counts = z.record(z.string(), z.number());

/** Call it before the page loads. */
export const watchRenders = async (page: Page): Promise<void> => {
  await page.addInitScript(countRenders);
};

/**
 * The number of components that the last key rendered before the next frame, by part: `header`, `strips`, `controls`,
 * `foot`, `queue`, `letter`, or `main` for the rest.
 */
export const rendersOfKey = async (page: Page, key: string): Promise<Record<string, number>> => {
  await page.keyboard.press(key);
  return Counts.parse(await page.evaluate(() => Object(window).rendersOfKey));
};

/** The part of React's tree that the developer tools read. */
type Fiber = {
  tag: number;
  flags: number;
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
};

const countRenders = (): void => {
  let counts: Record<string, number> = {};
  const parts: readonly [part: string, selector: string][] = [
    ['letter', 'article'],
    ['queue', 'aside'],
    ['controls', '[role=toolbar]'],
    ['strips', '[data-strips]'],
    ['header', 'header'],
    ['foot', 'footer'],
    ['main', 'main'],
  ];
  const partOf = (element: Element): string | null =>
    parts.find(([, selector]) => element.closest(selector) !== null)?.[0] ?? null;
  /** Function, class, forwarded and memoised components. */
  const components = new Set([0, 1, 11, 14, 15]);
  const performedWork = 1;
  const walk = (now: Fiber, before: Fiber | null, around: string | null): void => {
    const part = now.stateNode instanceof Element ? partOf(now.stateNode) : around;
    const rendered = before === null || (now.flags & performedWork) !== 0;
    if (part !== null && components.has(now.tag) && rendered) counts[part] = (counts[part] ?? 0) + 1;
    // React keeps the children of a part that it skips.
    if (before !== null && now.child === before.child) return;
    for (let child = now.child; child !== null; child = child.sibling) walk(child, child.alternate, part);
  };
  addEventListener(
    'keydown',
    () => {
      counts = {};
      const rendersOfKey = new Promise((resolve) => requestAnimationFrame(() => resolve({ ...counts })));
      Object.assign(window, { rendersOfKey });
    },
    true,
  );
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => walk(current, current.alternate, null),
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
    },
  });
};
