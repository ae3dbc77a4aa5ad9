import type { UserId } from '#domain/id.ts';
import type { VoiceTurn, VoiceTurnId } from '#domain/voice-turn.ts';

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
};
