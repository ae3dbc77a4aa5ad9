import type { DeviceClass } from '#domain/device-class.ts';
import type { DraftId } from '#domain/draft.ts';
import type { UserId } from '#domain/id.ts';
import type { SpeechEngine, VoiceTurn, VoiceTurnId } from '#domain/voice-turn.ts';

export type VoiceTurnTable = {
  user_id: UserId;
  id: VoiceTurnId;
  at: Date;
  kept_at: Date;
  state: string;
  /** Encrypted. Null after it expired. */
  heard: string | null;
  engine: VoiceTurn['engine'];
  agreed: boolean;
  understood_as: string;
  understood_by: VoiceTurn['by'];
  outcome: VoiceTurn['outcome'];
  latency_ms: number | null;
  interrupted: boolean;
  device: DeviceClass | null;
  undone_ms: number | null;
  /** A keyed hash of what nothing understood. Null with `heard`. */
  phrase: string | null;
};

export type DictationTable = {
  user_id: UserId;
  id: DraftId;
  at: Date;
  device: DeviceClass;
  /** Null: several engines heard it, or the row is from before. */
  engine: SpeechEngine | null;
  words: number;
  corrected: number;
};

/** Written by triggers only, like those below. */
export type TurnQuarterTable = {
  at: Date;
  engine: string;
  device: string;
  turns: number;
  fallbacks: number;
  nothing: number;
  undone: number;
  undone_soon: number;
  false_stops: number;
  dictated: number;
  corrected: number;
};

export type CommandQuarterTable = { at: Date; command: string; turns: number; undone_soon: number };

export type LatencyQuarterTable = { at: Date; engine: string; counts: number[] };

export type PhraseQuarterTable = { phrase: string; at: Date; count: number };

export type SpokenPhraseTable = { phrase: string; words: string; last_at: Date };
