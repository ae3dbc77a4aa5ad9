// Messages between page, audio thread and VAD worker.

import type { HearingEvent } from './hearing.ts';
import type { VadSettings } from './vad.ts';

export type ToVad =
  /** Sent once, first: the address of the weights. */
  | { kind: 'prepare'; weights: string }
  /** Samples come through this port at this rate. Forgets everything before. */
  | { kind: 'listen'; port: MessagePort; rate: number; settings: VadSettings }
  | { kind: 'set'; settings: Partial<VadSettings> }
  | { kind: 'commit' | 'drop' }
  /** Flow heard itself. The devices changed. */
  | { kind: 'echoed' | 'anew' }
  | { kind: 'deaf'; ms: number };

/** `rough`: only loudness detects speech. `echoes`: the unprocessed sound contains Flow's voice and is useless. */
export type FromVad = { kind: 'ready'; rough: boolean } | { kind: 'heard'; event: HearingEvent } | { kind: 'echoes' };

/**
 * `at`: time of the first sample, in seconds of the audio clock. `plain`: the unprocessed sound if available. `flow`: the energy of
 * Flow's output.
 */
export type AudioBlock = { at: number; samples: Float32Array; plain: Float32Array | null; flow: number };
