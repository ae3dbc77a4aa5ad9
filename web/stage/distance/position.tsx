import { useState } from 'react';
import { type PlayerState, queueViewOf } from '#web/conversation/player/player-state.ts';
import type { QueueView } from '#web/conversation/player/queue-view.ts';
import { numberHere } from '#web/formats.ts';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';

export function Position() {
  const { player } = useStageSession();
  const [positionOf] = useState(createPosition);
  return <span>{useObserved(player.state, positionOf)}</span>;
}

const createPosition = (): ((state: PlayerState) => string) => {
  let [known, words]: [QueueView | null, string] = [null, ''];
  return (state) => {
    const view = queueViewOf(state);
    if (known?.order !== view.order || known.here !== view.here || known.current !== view.current)
      [known, words] = [view, wordsOf(view)];
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
