// What the page, its audio thread and the worker that listens say to each other.
import type { EarSettings } from './ear.ts';
import type { HearingEvent } from './hearing.ts';

export type ToEar =
  /** At first, once: where the detector's weights are. */
  | { kind: 'prepare'; weights: string }
  /** A microphone's samples come through this port, at this rate. All is forgotten that was heard before. */
  | { kind: 'listen'; port: MessagePort; rate: number; settings: EarSettings }
  | { kind: 'set'; settings: Partial<EarSettings> }
  | { kind: 'commit' | 'drop' }
  | { kind: 'deaf'; ms: number };

/** `rough`: only loudness tells what is speech. */
export type FromEar = { kind: 'ready'; rough: boolean } | { kind: 'heard'; event: HearingEvent };

/** `at`: when the first of the samples was heard, in seconds of the audio's clock. */
export type Piece = { at: number; samples: Float32Array };
