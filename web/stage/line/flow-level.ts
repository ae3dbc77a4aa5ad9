// How loud Flow is, for the wet ink: as measured where its voice can be; else each word begins with a push of the pen that
// fades until the next, as in silent reading.
import type { Player } from '#web/conversation/player/player.ts';

/** `heard`: what is measured now, 0 where nothing is. */
export const createFlowLevel = (player: Pick<Player, 'said' | 'state'>, heard: () => number): (() => number) => {
  let said = 0;
  let since = 0;
  let measuredAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    const measured = heard();
    if (measured > 0) measuredAt = now;
    // A voice that is measured has its pauses, and they are flat.
    if (now - measuredAt < pause) return measured;
    if (player.said.current() !== said) {
      said = player.said.current();
      since = now;
    }
    return player.state.current().playing ? Math.max(0.12, 1 - (now - since) / fades) : 0;
  };
};

/** No pause within a voice is longer, in ms. */
const pause = 1500;
const fades = 520;
