// Follows a finger or pen over the rows of a list. A mouse never swipes.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { directionOf, type Swipe, type SwipeKind, startsAtEdge, swipeAt } from './swipe.ts';

/** The row under the finger, and what letting go would do. */
export type Swiped = Swipe & { row: HTMLElement };

type Act = (kind: SwipeKind, row: HTMLElement) => void;

export const useSwipe = (list: RefObject<HTMLElement | null>, act: Act): Swiped | null => {
  const [swiped, setSwiped] = useState<Swiped | null>(null);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const follower = new AbortController();
    const pressed = (event: PointerEvent): void => {
      const row = rowAt(event);
      if (row) follow(event, row, { show: setSwiped, act: (...done) => latest.current(...done) }, follower.signal);
    };
    element.addEventListener('pointerdown', pressed, { signal: follower.signal });
    return () => follower.abort();
  }, [list]);
  return swiped;
};

type Ways = { show: (swiped: Swiped | null) => void; act: Act };

const rowAt = ({ target, isPrimary, pointerType, clientX }: PointerEvent): HTMLElement | null =>
  isPrimary && pointerType !== 'mouse' && !startsAtEdge(clientX, innerWidth) && target instanceof Element
    ? target.closest('li')
    : null;

/** From the press until the finger leaves, scrolls, comes back or gets company. The row may vanish meanwhile. */
const follow = (start: PointerEvent, row: HTMLElement, { show, act }: Ways, unmounted: AbortSignal): void => {
  const gesture = new AbortController();
  const signal = AbortSignal.any([gesture.signal, unmounted]);
  const width = row.offsetWidth;
  let swipe: Swipe | null = null;
  const end = (): void => {
    gesture.abort();
    if (swipe === null) return;
    ignoreClick(row);
    void slideBack(row).then(() => show(null));
  };
  const moved = (event: PointerEvent): void => {
    const x = event.clientX - start.clientX;
    const direction = swipe === null ? directionOf(x, event.clientY - start.clientY) : 'sideways';
    if (direction === 'scroll' || !row.isConnected) return end();
    if (direction === null) return;
    const next = swipeAt(x, width);
    if (swipe?.kind !== next.kind || swipe.passes !== next.passes) show({ ...next, row });
    swipe = next;
    shift(row, x);
  };
  const lifted = (): void => {
    const kind = swipe?.passes === true && row.isConnected ? swipe.kind : null;
    end();
    if (kind !== null) act(kind, row);
  };
  const on = (
    name: 'pointermove' | 'pointerup' | 'pointercancel' | 'pointerdown',
    work: (event: PointerEvent) => void,
  ) => document.addEventListener(name, work, { signal });
  const own = (work: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === start.pointerId) work(event);
  };
  on('pointermove', own(moved));
  on('pointerup', own(lifted));
  on('pointercancel', own(end));
  on('pointerdown', ({ pointerId }) => {
    if (pointerId !== start.pointerId) end();
  });
};

const contentOf = (row: HTMLElement): HTMLElement | null => row.querySelector('button');

const shift = (row: HTMLElement, x: number): void => {
  const content = contentOf(row);
  if (content) content.style.translate = `${x}px`;
};

const slideBack = async (row: HTMLElement): Promise<void> => {
  const content = contentOf(row);
  if (!content) return;
  const from = content.style.translate;
  content.style.translate = '';
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 160;
  await content.animate({ translate: [from, '0px'] }, { duration, easing: 'ease-out' }).finished.catch(() => {});
};

/** Some browsers click at the end of a swipe, in the same task. */
const ignoreClick = (row: HTMLElement): void => {
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  row.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => row.removeEventListener('click', stop, { capture: true }));
};
