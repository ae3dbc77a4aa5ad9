// What could be heard lately, and when: what comes back through the microphone is known by it.
import type { Heard, Reading } from './voice.ts';

export type SpokenLog = {
  /** The same reading, noted as it is said. */
  noting: (reading: Reading) => Reading;
  /** What is said now was broken off. */
  end: () => void;
  lately: () => readonly Heard[];
};

/** How long it is remembered, in ms. */
const remembered = 30_000;

export const createSpokenLog = (now: () => number = () => performance.now()): SpokenLog => {
  let heard: Heard[] = [];
  let saying: { text: string; from: number; said: number } | null = null;
  const end = (): void => {
    if (saying && saying.said > 0)
      heard.push({ text: saying.text.slice(0, saying.said), from: saying.from, to: now() });
    saying = null;
  };
  return {
    end,
    noting: (reading) => {
      end();
      return {
        ...reading,
        onStart: (at) => {
          saying ??= { text: reading.text, from: at, said: 0 };
          reading.onStart?.(at);
        },
        onWord: (said) => {
          saying ??= { text: reading.text, from: now(), said };
          saying.said = said;
          reading.onWord(said);
        },
        onEnd: () => {
          if (saying) saying.said = reading.text.length;
          end();
          reading.onEnd();
        },
      };
    },
    lately: () => {
      const since = now() - remembered;
      heard = heard.filter(({ to }) => to >= since);
      if (saying === null || saying.said === 0) return heard;
      return [...heard, { text: saying.text.slice(0, saying.said), from: saying.from, to: now() }];
    },
  };
};
