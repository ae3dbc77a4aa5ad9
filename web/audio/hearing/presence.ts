// Whether somebody near the microphone made a frame of sound, since when they are heard without a pause, and when they speak up over Flow.
import { createNearField, type NearField } from './near-field.ts';
import { frames } from './turn.ts';

export type Presence = Pick<NearField, 'learn'> & {
  /** Takes a frame in; true where somebody begins in it to speak up over Flow. */
  hear: (index: number, level: number, withFlow: boolean) => boolean;
  /** In this frame, or in one of so many before it. */
  here: (index: number, within: number) => { near: boolean; close: boolean };
  /** The first frame of what is heard from near without a pause. */
  since: () => number;
  /** Sound was lost before this frame, and nothing goes on over a gap. */
  lost: (index: number) => void;
};

/** So many frames of pause are none. */
const pause = 3;
/** After so long without being louder than Flow ever is, whoever is louder begins anew to speak up. */
const speaksUp = frames(500);

export const createPresence = (): Presence => {
  const field = createNearField();
  let lastNear = Number.NEGATIVE_INFINITY;
  let lastClose = Number.NEGATIVE_INFINITY;
  let since = 0;
  return {
    learn: field.learn,
    hear: (index, level, withFlow) => {
      const nearness = field.nearness(level, withFlow);
      if (nearness === 'far') return false;
      if (index - lastNear > pause) since = index;
      lastNear = index;
      if (nearness !== 'close') return false;
      const begins = index - lastClose > speaksUp;
      lastClose = index;
      return begins;
    },
    here: (index, within) => ({ near: index - lastNear <= within, close: index - lastClose <= within }),
    since: () => since,
    lost: (index) => {
      since = index;
    },
  };
};
