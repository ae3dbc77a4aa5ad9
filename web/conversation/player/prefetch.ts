// Has the text of what is about to be read at hand, so that going on never waits for it, and of a day's work beyond that for
// when there is no network.
import type { ThreadId } from '#domain/id.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { wantTexts } from '#web/data/texts.ts';
import type { Player } from './player.ts';
import { type PlayerState, queueViewOf } from './player-state.ts';
import { ahead, neighbour } from './queue-view.ts';

/** Threads ahead that are wanted; those set aside, first. */
const most = { ahead: 200, otherLane: 10 } as const;

/** Long enough for the screen to have shown what was pressed. */
const afterPress = 40;

/** Follows the player until the function it returns is called. */
export const keepPrefetched = (player: Player): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    timer = undefined;
    wantTexts(near(player.state.current()));
    player.fed();
  };
  const soon = (): void => {
    timer ??= setTimeout(look, afterPress);
  };
  const unfollow = [player.state.subscribe(soon), mailbox.subscribe(soon)];
  soon();
  return () => {
    clearTimeout(timer);
    for (const end of unfollow) end();
  };
};

/** The most urgent first: what is on the screen, what is next, what was before. */
const near = (state: PlayerState): ThreadId[] => {
  const view = queueViewOf(state);
  const other = state.views[state.scope === 'queue' ? 'aside' : 'queue'];
  const [first, ...rest] = ahead(view, most.ahead);
  const before = neighbour(view, -1);
  return [view.current, first, before, ...rest, other.current, ...ahead(other, most.otherLane)].filter(
    (id) => id !== null && id !== undefined,
  );
};
