// Begins the words of a sentence at the pace they would be spoken: what silent reading lights up by, and what fills in
// for a voice that does not report its words.
import { secondsOf } from '#reading/speaking-time.ts';

export type WordClock = { stop: () => void };

/** Calls `onWord` with the end of each word as it begins, and `onEnd` after the last. */
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
