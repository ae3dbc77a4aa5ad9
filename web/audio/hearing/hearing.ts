// The interface of hearing: a microphone that is open or explains why not, and turns of speech on the audio clock.
import type { Observed } from '#web/data/observable.ts';

/** `lost`: somebody unplugged the microphone. `broken`: it exists, and its listener stopped. */
export type MicrophoneTrouble = 'denied' | 'missing' | 'busy' | 'unsupported' | 'lost' | 'broken';
export type HearingState = 'off' | 'asking' | 'open' | MicrophoneTrouble;

/** The silence that ends a turn: 480 ms for a closed command, with an early guess at 192; 900 for an open phrase; 1,300 for dictation. */
export type Endpointing = 'command' | 'open' | 'dictation';

/** `at`: seconds on the audio clock. `samples`: 16 kHz, mono. */
export type HearingEvent =
  /** Possible speech: duck. `since`: start of the sound, which may have been Flow's. */
  | { kind: 'started'; at: number; since: number }
  /** Speech: stop reading. */
  | { kind: 'speech'; at: number }
  /** Not speech: restore the volume. */
  | { kind: 'misfire'; at: number }
  /** A short silence: the turn may be complete. Commands only. */
  | { kind: 'maybe'; at: number; speechEnd: number; samples: Float32Array }
  | { kind: 'resumed'; at: number }
  | { kind: 'ended'; at: number; speechEnd: number; samples: Float32Array; tooLong: boolean };

export type Hearing = {
  state: Observed<HearingState>;
  /** Requests the microphone and listens. Call it in a user gesture. Returns the resulting state. */
  open: () => Promise<HearingState>;
  close: () => void;
  /** Closes it for good, with its worker. */
  end: () => void;
  listen: (on: (event: HearingEvent) => void) => () => void;
  expect: (endpointing: Endpointing) => void;
  /** Flow is audible in the room, so speech needs more certainty, especially at first. */
  whileSpeaking: (speaking: boolean) => void;
  /** Push to talk: everything between press and release is speech. */
  push: (pressed: boolean) => void;
  /** Ends the running turn, unless it continued after the guess. */
  commit: () => void;
  /** Drops the running turn and the rest of its sound. */
  drop: () => void;
  /** The level, 0…1, for the line. */
  level: () => number;
  /** Converts the audio clock to performance.now(). */
  toPerformance: (at: number) => number;
  /** Ignores the sound for this long: Flow plays a tone. */
  deaf: (ms: number) => void;
  /** Loudness replaces the missing detector. In a noisy room push to talk is better. */
  rough: () => boolean;
  /** Flow transcribed its own voice as a turn. */
  echoed: () => void;
};
