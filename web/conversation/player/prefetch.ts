// Prefetches the text of upcoming mail: playback never waits, and a day of mail works offline.
import type { ThreadId } from '#domain/id.ts';
import { isWhole } from '#domain/mail.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { wantTexts } from '#web/data/texts.ts';
import type { Player } from './player.ts';
import { type PlayerState, queueViewOf } from './player-state.ts';
import { ahead, neighbour } from './queue-view.ts';

/** Prefetch limits: the next threads, and the first of the other view. */
const most = { ahead: 200, otherView: 10 } as const;

/** Delays in ms: no key press should wait for this. `hungry`: the text of this or the next mail is missing. */
const afterPress = { hungry: 40, fed: 400 } as const;

export const keepPrefetched = (player: Player): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hungry = true;
  const check = (): void => {
    timer = undefined;
    hungry = isHungry(player.state.current());
    wantTexts(near(player.state.current()));
    player.fed();
  };
  const soon = (): void => {
    if (!hungry && isHungry(player.state.current())) {
      hungry = true;
      clearTimeout(timer);
      timer = undefined;
    }
    timer ??= setTimeout(check, hungry ? afterPress.hungry : afterPress.fed);
  };
  const unfollow = [player.state.subscribe(soon), mailbox.subscribe(soon)];
  soon();
  return () => {
    clearTimeout(timer);
    for (const end of unfollow) end();
  };
};

const isHungry = (state: PlayerState): boolean => {
  const view = queueViewOf(state);
  return [view.current, neighbour(view, 1)].some((id) => {
    const thread = id === null ? undefined : mailbox.current().threads.get(id);
    return thread !== undefined && !isWhole(thread);
  });
};

/** Most urgent first: current, next, previous. */
const near = (state: PlayerState): ThreadId[] => {
  const view = queueViewOf(state);
  const other = state.views[state.scope === 'queue' ? 'aside' : 'queue'];
  const [first, ...rest] = ahead(view, most.ahead);
  const before = neighbour(view, -1);
  return [view.current, first, before, ...rest, other.current, ...ahead(other, most.otherView)].filter(
    (id) => id !== null && id !== undefined,
  );
};
