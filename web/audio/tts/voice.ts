// The interface of a voice: reads one sentence at a time. The caller decides the order.
import type { SpokenBy } from '#domain/speech.ts';

export type Reading = {
  text: string;
  /** 1 is normal. */
  rate: number;
  /** Default: Flow's own voice. */
  by?: SpokenBy | undefined;
  /** The part that is someone else's words, for the other voice. */
  quote?: Span | null | undefined;
  /** The start of audible sound, in ms of `performance.now()`. */
  onStart?: ((at: number) => void) | undefined;
  /** A word started. `said`: characters spoken at its end. */
  onWord: (said: number) => void;
  onEnd: () => void;
};

export type Span = { from: number; to: number };

export type Ahead = Pick<Reading, 'text' | 'rate' | 'by' | 'quote'>;

/** Audible speech with times in ms of `performance.now()`. `by`: the voice of its last words. */
export type Heard = { text: string; from: number; to: number; by: SpokenBy };

export type Voice = {
  kind: 'aloud' | 'silent';
  read: (reading: Reading) => void;
  /** Goes silent at once without `onEnd`. */
  stop: () => void;
  /** Ducks while a person may be speaking. A voice that cannot duck pauses. */
  duck: (ducked: boolean) => void;
  pause: () => void;
  resume: () => void;
  /** Prepares the next texts. Replaces the previous list. */
  prefetch: (texts: readonly Ahead[]) => void;
  /** The level, 0 to 1. */
  level: () => number;
  /** A reading is running, not paused or over. */
  speaking: () => boolean;
  /** The audible speech of the last 30 s, oldest first, including the current reading so far. */
  spokenLately: () => readonly Heard[];
};

/** A screen's voice, which also has the latest unfinished reading. */
export type ScreenVoice = Voice & { latest: () => Reading | null };
