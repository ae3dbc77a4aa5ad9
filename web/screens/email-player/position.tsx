// Where the current mail stands among those on the screen: `3 of 12`.
import { onScreen } from '#web/conversation/lane.ts';
import { laneOf, type PlayerState } from '#web/conversation/player-state.ts';
import { useHands, useObserved } from './use-player.ts';

export function Position() {
  const { player } = useHands();
  return <span>{useObserved(player.state, positionOf)}</span>;
}

const positionOf = (state: PlayerState): string => {
  const lane = laneOf(state);
  const shown = onScreen(lane);
  return lane.current === null ? '' : `${shown.indexOf(lane.current) + 1} of ${shown.length}`;
};
