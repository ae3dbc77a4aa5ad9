// The ears, as the rest of Flow knows them: a microphone that is open or says why not, and turns of speech on the audio's own clock.
import type { Observed } from '#web/data/observable.ts';

/** `lost`: the microphone was unplugged. `broken`: it is there, and what listens to it stopped. */
export type MicrophoneTrouble = 'denied' | 'missing' | 'busy' | 'unsupported' | 'lost' | 'broken';
export type HearingState = 'off' | 'asking' | 'open' | MicrophoneTrouble;

/** Which silence ends a turn: a closed command 480 ms, with an early guess at 192; a phrase that goes on 900; dictation 1,300. */
export type Endpointing = 'command' | 'open' | 'dictation';

/** `at`: seconds on the audio's own clock. `samples`: 16 kHz, one channel. */
export type HearingEvent =
  /** Might be speech: duck. `since`: when the sound began of which it is, which may have been Flow's. */
  | { kind: 'started'; at: number; since: number }
  /** Is speech: stop reading. */
  | { kind: 'speech'; at: number }
  /** Was none: un-duck. */
  | { kind: 'misfire'; at: number }
  /** Silent for a moment: perhaps all there is, worth a guess. Of commands only. */
  | { kind: 'maybe'; at: number; speechEnd: number; samples: Float32Array }
  /** It was not: the turn goes on. */
  | { kind: 'resumed'; at: number }
  | { kind: 'ended'; at: number; speechEnd: number; samples: Float32Array; tooLong: boolean };

export type Hearing = {
  state: Observed<HearingState>;
  /** Asks for the microphone and listens; to be called inside a gesture. Answers with the state it came to. */
  open: () => Promise<HearingState>;
  close: () => void;
  /** Closes it for good: what listened beside the page goes too. */
  end: () => void;
  listen: (on: (event: HearingEvent) => void) => () => void;
  expect: (endpointing: Endpointing) => void;
  /** Flow itself is heard in the room: what is taken for speech must be surer, and most of all at first. */
  whileSpeaking: (speaking: boolean) => void;
  /** Push to talk: all is speech from the press until the release. */
  push: (pressed: boolean) => void;
  /** Ends the running turn now, unless it has gone on since the guess. */
  commit: () => void;
  /** Throws the running turn away, and what still comes of it. */
  drop: () => void;
  /** How loud it is, 0…1, for the line. */
  level: () => number;
  /** A moment of the audio's clock as one of performance.now(). */
  toPerformance: (at: number) => number;
  /** Not listened to for so long: a sound of Flow's own is made. */
  deaf: (ms: number) => void;
  /** The voice detector could not be had, and loudness stands in: in a noisy room push to talk is better. */
  rough: () => boolean;
  /** Flow was heard by its own ears, and not taken for itself until it was understood. */
  echoed: () => void;
};
