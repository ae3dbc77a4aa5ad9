import { useState } from 'react';
import { type PlayerState, queueViewOf } from '#web/conversation/player/player-state.ts';
import type { QueueView } from '#web/conversation/player/queue-view.ts';
import { numberHere } from '#web/formats.ts';
import { useHands, useObserved } from '#web/stage/use-player.ts';

export function Position() {
  const { player } = useHands();
  const [positionOf] = useState(createPosition);
  return <span>{useObserved(player.state, positionOf)}</span>;
}

const createPosition = (): ((state: PlayerState) => string) => {
  let [known, words]: [QueueView | null, string] = [null, ''];
  return (state) => {
    const lane = queueViewOf(state);
    if (known?.order !== lane.order || known.here !== lane.here || known.current !== lane.current)
      [known, words] = [lane, wordsOf(lane)];
    return words;
  };
};

const wordsOf = ({ order, here, current }: QueueView): string => {
  if (current === null) return '';
  let place = 1;
  for (const id of order) {
    if (id === current) break;
    if (here.has(id)) place += 1;
  }
  return `${numberHere(place)} of ${numberHere(here.size)}`;
};
