// Reads a script unit by unit, aloud or silently, and tracks the current word. The player decides when it starts and stops.
import { remainingReading } from '#web/audio/tts/remaining-reading.ts';
import type { Ahead, Reading, Voice } from '#web/audio/tts/voice.ts';
import { type Observed, observable } from '#web/data/observable.ts';

export type Words = Pick<Ahead, 'text' | 'quote'>;

export type Start = {
  unitAt: (unit: number) => Words | undefined;
  /** The likely next unit, for prefetching. */
  next: () => Words | undefined;
  unit: number;
  /** Characters of the first unit that playback has already spoken. */
  said: number;
  rate: number;
  before: string | null;
};

export type Reader = {
  start: (how: Start) => void;
  stop: () => void;
  /** Resets progress in the current unit. */
  rewind: () => void;
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
