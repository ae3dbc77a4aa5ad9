// Prefetches the text of upcoming mail: playback never waits, and a day of mail works offline.
import type { ThreadId } from '#domain/id.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { wantTexts } from '#web/data/texts.ts';
import type { Player } from './player.ts';
import { type PlayerState, queueViewOf } from './player-state.ts';
import { ahead, neighbour } from './queue-view.ts';

/** Prefetch limits: the next threads, and the first of the other view. */
const most = { ahead: 200, otherLane: 10 } as const;

/** Delay in ms that lets the screen paint first. */
const afterPress = 40;

export const keepPrefetched = (player: Player): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = (): void => {
    timer = undefined;
    wantTexts(near(player.state.current()));
    player.fed();
  };
  const soon = (): void => {
    timer ??= setTimeout(check, afterPress);
  };
  const unfollow = [player.state.subscribe(soon), mailbox.subscribe(soon)];
  soon();
  return () => {
    clearTimeout(timer);
    for (const end of unfollow) end();
  };
};

/** Most urgent first: current, next, previous. */
const near = (state: PlayerState): ThreadId[] => {
  const view = queueViewOf(state);
  const other = state.views[state.scope === 'queue' ? 'aside' : 'queue'];
  const [first, ...rest] = ahead(view, most.ahead);
  const before = neighbour(view, -1);
  return [view.current, first, before, ...rest, other.current, ...ahead(other, most.otherLane)].filter(
    (id) => id !== null && id !== undefined,
  );
};
