// What is left of a reading once so much of it was said: from the beginning of the word that was being said.
import type { Reading } from './voice.ts';

/** It reports as if all of it were read. */
export const restOf = (reading: Reading, said: number): Reading => {
  const from = wordFrom(reading.text, said);
  if (from === 0) return reading;
  const { quote, onWord } = reading;
  return {
    ...reading,
    text: reading.text.slice(from),
    quote: quote && { from: Math.max(0, quote.from - from), to: Math.max(0, quote.to - from) },
    onWord: (word) => onWord(from + word),
  };
};

/** Where the word begins that ends there, or after which that stands. */
export const wordFrom = (text: string, said: number): number => Math.max(0, text.slice(0, said).search(/\S+\s*$/u));
