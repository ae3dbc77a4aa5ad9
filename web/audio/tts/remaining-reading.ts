// The rest of a reading after `said` characters, from the start of the current word.
import type { Reading } from './voice.ts';

/** Reports positions in the whole text. */
export const remainingReading = (reading: Reading, said: number): Reading => {
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

/** The start of the word that ends or stands there. */
export const wordFrom = (text: string, said: number): number => Math.max(0, text.slice(0, said).search(/\S+\s*$/u));
