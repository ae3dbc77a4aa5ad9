// Reads a script aloud or silently, unit after unit, and knows which word it is at. It decides nothing: where it begins
// and whether it reads at all is the player's.
import { remainingReading } from '#web/audio/tts/remaining-reading.ts';
import type { Ahead, Reading, Voice } from '#web/audio/tts/voice.ts';
import { type Observed, observable } from '#web/data/observable.ts';

/** What is said, and what of it in another's words. */
export type Words = Pick<Ahead, 'text' | 'quote'>;

export type Start = {
  /** A unit, asked for as it is reached; undefined past the last. */
  unitAt: (unit: number) => Words | undefined;
  /** What is most likely read once it is over or left. */
  next: () => Words | undefined;
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
  const prefetch = ({ unitAt, next, rate }: Start, unit: number): void => {
    if (voice.kind === 'silent') return;
    const soon = [unitAt(unit), next()].filter((words) => words !== undefined);
    voice.prefetch(soon.map(({ text, quote }) => ({ text, quote, rate })));
  };
  const read = (how: Start, unit: number, from: number): void => {
    const words = how.unitAt(unit);
    if (words === undefined) return on.onFinished();
    reach(from);
    const whole: Reading = {
      text: words.text,
      quote: words.quote,
      rate: how.rate,
      onWord: reach,
      onEnd: () => {
        if (how.unitAt(unit + 1) === undefined) return on.onFinished();
        reach(0);
        on.onUnit(unit + 1);
        read(how, unit + 1, 0);
      },
    };
    voice.read(remainingReading(whole, from));
    prefetch(how, unit + 1);
  };
  return {
    start: (how) => {
      voice.stop();
      if (how.before === null || voice.kind === 'silent') return read(how, how.unit, how.said);
      reach(0);
      voice.read({ text: how.before, rate: how.rate, onWord: () => undefined, onEnd: () => read(how, how.unit, 0) });
      prefetch(how, how.unit);
    },
    stop: () => voice.stop(),
    rewind: () => reach(0),
    said: { current, subscribe },
  };
};
