// Starts the words of a sentence at speaking pace, for silent reading and for voices without word events.
import { secondsOf } from '#reading/speaking-time.ts';

export type WordClock = { stop: () => void };

/** Calls `onWord` with each word's end as it starts, and `onEnd` after the last. */
export const startWordClock = (
  text: string,
  rate: number,
  on: { onWord: (said: number) => void; onEnd: () => void },
): WordClock => {
  const words = [...text.matchAll(/\S+/g)].map((match) => match.index + match[0].length);
  const length = (secondsOf([text]) * 1000) / rate;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (at: number): void => {
    const said = words[at];
    if (said === undefined) return on.onEnd();
    on.onWord(said);
    const share = (said - (words[at - 1] ?? 0)) / Math.max(1, text.length);
    timer = setTimeout(() => begin(at + 1), length * share);
  };
  begin(0);
  return { stop: () => clearTimeout(timer) };
};
