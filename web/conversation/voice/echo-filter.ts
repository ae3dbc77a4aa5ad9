// Detects Flow's own speech in the microphone. A mail must not command Flow through the loudspeaker.
import type { SpokenBy } from '#domain/speech.ts';
import { plainWords } from '#language/engine/normalize.ts';

/** Text that reached the loudspeaker, in ms as in `performance.now()`. `by`: the voice, Flow's own by default. */
export type Spoken = { text: string; from: number; to: number; by?: SpokenBy };

/** `during`: the words began while Flow spoke. `lately`: Flow had said the same but was silent by then. */
export type Echo = 'during' | 'lately';

export type Room = {
  spoken: readonly Spoken[];
  began: number;
  /** Flow's recent replies. After they end, the same words come from the person. */
  answered: readonly string[];
};

export const echoOf = (words: string, { spoken, began, answered }: Room): Echo | null => {
  const heard = compared(words);
  const own = answered.map((one) => plainWords(one).join(' '));
  const isOwn = ({ text }: Spoken): boolean => own.some((one) => one.includes(plainWords(text).join(' ')));
  const lately = spoken
    .filter(({ from, to }) => to >= began - remembered && from <= began + late)
    .filter((one) => wasSpeaking([one], began) || !isOwn(one));
  if (heard.length === 0 || !resembles(heard, wordsOf(lately))) return null;
  return wasSpeaking(spoken, began) ? 'during' : 'lately';
};

const wordsOf = (spoken: readonly Spoken[]): string[] => compared(spoken.map(({ text }) => text).join(' '));

/** All numbers compare as equal, because part of a long number is another number. */
const compared = (text: string): string[] => plainWords(text).map((word) => (/^[\d.]+$/.test(word) ? '#' : word));

export const wasSpeaking = (spoken: readonly Spoken[], at: number): boolean =>
  spoken.some(({ from, to }) => from <= at && at < to + late);

export const resembles = (heard: readonly string[], said: readonly string[]): boolean => {
  const most = Math.ceil(heard.length * 1.25);
  for (let from = 0; from < said.length; from += 1)
    if (common(heard, said.slice(from, from + most)) >= alike * heard.length) return true;
  return false;
};

const common = (one: readonly string[], other: readonly string[]): number => {
  let row = new Array<number>(other.length + 1).fill(0);
  for (const word of one) {
    const next = [0];
    for (const [at, there] of other.entries())
      next.push(word === there ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** Milliseconds of speech to compare with. */
const remembered = 30_000;
/** Milliseconds from the loudspeaker to the microphone. */
const late = 250;
const alike = 0.6;
