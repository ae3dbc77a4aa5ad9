// Keeps the sentence being read in the middle third of the letter. After the person scrolls, it waits for four seconds.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ThreadId } from '#domain/id.ts';
import type { Player } from '#web/conversation/player/player.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';

const pauseAfterScroll = 4000;

export const useFollowing = (body: RefObject<HTMLElement | null>, threadId: ThreadId): void => {
  const { player } = useStageSession();
  const unit = useObserved(player.state, (state) => queueViewOf(state).unit);
  const scrolledAt = useRef(-pauseAfterScroll);
  const isAtTop = useRef(true);

  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const scrolled = (): void => {
      scrolledAt.current = performance.now();
    };
    const moved = (): void => {
      isAtTop.current = element.scrollTop === 0;
    };
    const by = ['wheel', 'touchmove', 'keydown'] as const;
    for (const event of by) element.addEventListener(event, scrolled, { passive: true });
    element.addEventListener('scroll', moved, { passive: true });
    return () => {
      for (const event of by) element.removeEventListener(event, scrolled);
      element.removeEventListener('scroll', moved);
      // The next letter is in the same element, and begins at its top.
      scrolledAt.current = -pauseAfterScroll;
      if (!isAtTop.current) element.scrollTop = 0;
      isAtTop.current = true;
    };
  }, [body, threadId]);

  useEffect(() => {
    const before = isBeforeText(player, unit);
    // Scrolling a letter that is at its top would lay out the page before the frame does.
    if ((before && isAtTop.current) || performance.now() - scrolledAt.current < pauseAfterScroll) return;
    const frame = requestAnimationFrame(() => body.current && follow(body.current, before));
    return () => cancelAnimationFrame(frame);
  }, [body, player, unit, threadId]);
};

/** Flow reads the head or the summary, and the text comes later. */
const isBeforeText = (player: Player, unit: number): boolean =>
  unit < (player.script()?.units.findIndex(({ kind }) => kind === 'sentence') ?? -1);

const follow = (body: HTMLElement, beforeText: boolean): void => {
  if (beforeText) return body.scrollTo({ top: 0, behavior: pace() });
  const sentence = body.querySelector('[data-current]');
  if (!sentence) return;
  const [frame, box] = [body.getBoundingClientRect(), sentence.getBoundingClientRect()];
  const third = frame.height / 3;
  const above = box.top - (frame.top + third);
  const below = box.bottom - (frame.bottom - third);
  if (above >= 0 && below <= 0) return;
  body.scrollBy({ top: box.height > third ? above : above < 0 ? above : below, behavior: pace() });
};

const pace = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth');
