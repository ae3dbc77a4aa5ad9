// Messages between page, audio thread and VAD worker.
import type { EarSettings } from './ear.ts';
import type { HearingEvent } from './hearing.ts';

export type ToEar =
  /** Sent once, first: the address of the weights. */
  | { kind: 'prepare'; weights: string }
  /** Samples come through this port at this rate. Forgets everything before. */
  | { kind: 'listen'; port: MessagePort; rate: number; settings: EarSettings }
  | { kind: 'set'; settings: Partial<EarSettings> }
  | { kind: 'commit' | 'drop' }
  /** Flow heard itself. The devices changed. */
  | { kind: 'echoed' | 'anew' }
  | { kind: 'deaf'; ms: number };

/** `rough`: only loudness detects speech. `echoes`: the unprocessed sound contains Flow's voice and is useless. */
export type FromEar = { kind: 'ready'; rough: boolean } | { kind: 'heard'; event: HearingEvent } | { kind: 'echoes' };

/**
 * `at`: time of the first sample, in seconds of the audio clock. `plain`: the unprocessed sound if available. `flow`: the energy of
 * Flow's output.
 */
export type Piece = { at: number; samples: Float32Array; plain: Float32Array | null; flow: number };
