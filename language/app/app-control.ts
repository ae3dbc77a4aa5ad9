// Controls of Flow on any screen: its voice, its microphone, its modes.

export type AppControl =
  | { kind: 'stop' }
  | { kind: 'pause' }
  | { kind: 'resume' }
  | { kind: 'faster' }
  | { kind: 'slower' }
  /** 1 is normal; from 0.75 to 2. */
  | { kind: 'speed'; rate: number }
  /** The player for across the room. */
  | { kind: 'distance'; on: boolean }
  /** Driving mode, or private mode for company. */
  | { kind: 'driving' | 'private'; on: boolean }
  /** Dictation at the wheel after all. */
  | { kind: 'dictation' }
  | { kind: 'microphone-off' };
