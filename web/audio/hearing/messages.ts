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
  /** Flow heard itself; other devices are there. */
  | { kind: 'echoed' | 'anew' }
  | { kind: 'deaf'; ms: number };

/** `rough`: only loudness tells what is speech. `echoes`: the sound as it is holds Flow's own voice, and is of no use. */
export type FromEar = { kind: 'ready'; rough: boolean } | { kind: 'heard'; event: HearingEvent } | { kind: 'echoes' };

/**
 * `at`: when the first of the samples was heard, in seconds of the audio's clock. `plain`: the same with nothing taken out, where it is to
 * be had. `flow`: the energy of what Flow played meanwhile.
 */
export type Piece = { at: number; samples: Float32Array; plain: Float32Array | null; flow: number };
