// What can read a sentence aloud, or silently. One sentence at a time; whoever starts the next one decides the order.
import type { SpokenBy } from '#domain/speech.ts';

export type Reading = {
  text: string;
  /** 1 is normal. */
  rate: number;
  /** Whose voice it is said in; Flow's own where nothing is named. */
  by?: SpokenBy | undefined;
  /** Of Flow's own words, those that are someone else's: they are said in the other voice. */
  quote?: Span | null | undefined;
  /** It can be heard from then on, in ms of `performance.now()`. */
  onStart?: ((at: number) => void) | undefined;
  /** A word was begun: how many characters of the text are said when it ends. */
  onWord: (said: number) => void;
  onEnd: () => void;
};

/** Characters of a text. */
export type Span = { from: number; to: number };

/** What is about to be read. */
export type Ahead = Pick<Reading, 'text' | 'rate' | 'by' | 'quote'>;

/** What was heard, and when, in ms of `performance.now()`. `by`: whose voice its last words were said in. */
export type Heard = { text: string; from: number; to: number; by: SpokenBy };

export type Voice = {
  /** `aloud`: it can be heard. */
  kind: 'aloud' | 'silent';
  /** Reads, in place of whatever was being read. */
  read: (reading: Reading) => void;
  /** Falls silent at once; the reading's `onEnd` is not called. */
  stop: () => void;
  /** Low while a person may be speaking. A voice that cannot be low waits. */
  duck: (ducked: boolean) => void;
  /** Waits where it is, until it may go on, or something else is read. */
  pause: () => void;
  resume: () => void;
  /** Makes ready what is read next, as far as there is anything to make; the last list counts. */
  prefetch: (texts: readonly Ahead[]) => void;
  /** How loud it is now, 0 to 1. */
  level: () => number;
  /** Something is being read, and neither waits nor is over. */
  speaking: () => boolean;
  /** What was really heard in the last 30 s, oldest first; of what is being said, as far as it is said. */
  spokenLately: () => readonly Heard[];
};

/** The one of a screen, which also knows what it was given last and has neither read to its end nor been stopped at. */
export type ScreenVoice = Voice & { latest: () => Reading | null };
