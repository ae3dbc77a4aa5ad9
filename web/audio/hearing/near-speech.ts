// Whether a near speaker made a frame of sound, since when without a pause, and when they start to speak over Flow.
import { createNearField, type NearField } from './near-field.ts';
import { frames } from './turn.ts';

export type NearSpeech = Pick<NearField, 'learn'> & {
  /** True if somebody starts to speak over Flow in this frame. */
  hear: (index: number, level: number, withFlow: boolean) => boolean;
  /** In this frame, or in the last `within` frames. */
  here: (index: number, within: number) => { near: boolean; close: boolean };
  /** The first frame of continuous near sound. */
  since: () => number;
  /** Sound was lost before this frame, so nothing continues over the gap. */
  lost: (index: number) => void;
};

/** Fewer frames than this are not a pause. */
const pause = 3;
/** After this long below Flow's level, louder sound is a new start. */
const speaksUp = frames(500);

export const createNearSpeech = (): NearSpeech => {
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
