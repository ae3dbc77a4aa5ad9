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
  // Runs at every sentence, so count only the threads before the current one.
  let place = 1;
  for (const id of order) {
    if (id === current) break;
    if (here.has(id)) place += 1;
  }
  return `${numberHere(place)} of ${numberHere(here.size)}`;
};
