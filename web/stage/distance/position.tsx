// Where the current mail stands among those on the screen: `3 of 12`.

import { laneOf, type PlayerState } from '#web/conversation/player/player-state.ts';
import { numberHere } from '#web/formats.ts';
import { useHands, useObserved } from '#web/stage/use-player.ts';

export function Position() {
  const { player } = useHands();
  return <span>{useObserved(player.state, positionOf)}</span>;
}

const positionOf = (state: PlayerState): string => {
  const { order, here, current } = laneOf(state);
  if (current === null) return '';
  // Asked at every sentence: only what stands before the current one is counted.
  let place = 1;
  for (const id of order) {
    if (id === current) break;
    if (here.has(id)) place += 1;
  }
  return `${numberHere(place)} of ${numberHere(here.size)}`;
};
