// Whether what was heard is only what Flow itself has just read aloud: a mail must not command Flow through the loudspeaker.
import type { SpokenBy } from '#domain/speech.ts';
import { plainWords } from '#language/engine/normalize.ts';

/** What was really heard of a text, in ms as `performance.now()` counts; `by`: in whose voice, Flow's own where nothing is named. */
export type Spoken = { text: string; from: number; to: number; by?: SpokenBy };

/** `during`: it began while Flow spoke, so that it may be Flow itself. `lately`: Flow was silent by then, and had said the same. */
export type Echo = 'during' | 'lately';

export type Room = {
  spoken: readonly Spoken[];
  /** When what was heard began, on the same clock. */
  began: number;
  /** What Flow answered lately, in its own words: once they are over, these are nobody's but the person's. */
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

/** Every number counts as the same word, since of a long one a part may be heard, which is another number. */
const compared = (text: string): string[] => plainWords(text).map((word) => (/^[\d.]+$/.test(word) ? '#' : word));

/** Something could be heard of Flow at that moment, or a breath before it. */
export const wasSpeaking = (spoken: readonly Spoken[], at: number): boolean =>
  spoken.some(({ from, to }) => from <= at && at < to + late);

/** Contained in it, or nearly so. */
export const resembles = (heard: readonly string[], said: readonly string[]): boolean => {
  const most = Math.ceil(heard.length * 1.25);
  for (let from = 0; from < said.length; from += 1)
    if (common(heard, said.slice(from, from + most)) >= alike * heard.length) return true;
  return false;
};

/** Words that both have in the same order. */
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

/** Milliseconds for which what was said is compared. */
const remembered = 30_000;
/** What leaves the loudspeaker is in the room, and in the microphone, so much later. */
const late = 250;
/** The share of the words heard from which on they are taken for Flow's own. */
const alike = 0.6;
