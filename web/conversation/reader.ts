// Reads a script aloud or silently, unit after unit, and knows which word it is at. It decides nothing: where it begins
// and whether it reads at all is the player's.
import type { Voice } from '#web/audio/tts/voice.ts';
import { type Observed, observable } from '#web/data/observable.ts';

export type Start = {
  /** The text of a unit, asked for as it is reached; undefined past the last. */
  textOf: (unit: number) => string | undefined;
  unit: number;
  /** Characters of the first unit that were said already. */
  said: number;
  rate: number;
  /** Said first, if it can be heard: what Flow has just done. */
  before: string | null;
};

export type Reader = {
  start: (how: Start) => void;
  /** Falls silent; how far the unit was said stays to be seen. */
  stop: () => void;
  /** Nothing is said yet of the unit that is there now. */
  rewind: () => void;
  /** Characters said of the unit being read. */
  said: Observed<number>;
};

export const createReader = (voice: Voice, on: { onUnit: (unit: number) => void; onFinished: () => void }): Reader => {
  const { current, subscribe, become: reach } = observable(0);
  const read = (how: Start, unit: number, from: number): void => {
    const text = how.textOf(unit);
    if (text === undefined) return on.onFinished();
    reach(from);
    voice.read({
      text: text.slice(from),
      rate: how.rate,
      onWord: (word) => reach(from + word),
      onEnd: () => {
        if (how.textOf(unit + 1) === undefined) return on.onFinished();
        reach(0);
        on.onUnit(unit + 1);
        read(how, unit + 1, 0);
      },
    });
  };
  return {
    start: (how) => {
      voice.stop();
      if (how.before === null || voice.kind === 'silent') return read(how, how.unit, how.said);
      reach(0);
      voice.read({ text: how.before, rate: how.rate, onWord: () => undefined, onEnd: () => read(how, how.unit, 0) });
    },
    stop: () => voice.stop(),
    rewind: () => reach(0),
    said: { current, subscribe },
  };
};
