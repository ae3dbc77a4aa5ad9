import type { Player } from '#web/conversation/player/player.ts';

export const createFlowLevel = (player: Pick<Player, 'said' | 'state'>, heard: () => number): (() => number) => {
  let said = 0;
  let since = 0;
  let measuredAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    const measured = heard();
    if (measured > 0) measuredAt = now;
    // A measured voice has flat pauses, so do not switch to words at once.
    if (now - measuredAt < pause) return measured;
    if (player.said.current() !== said) {
      said = player.said.current();
      since = now;
    }
    return player.state.current().playing ? Math.max(0.12, 1 - (now - since) / fades) : 0;
  };
};

/** Longest pause within a voice, in ms. */
const pause = 1500;
const fades = 520;
