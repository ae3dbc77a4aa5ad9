import type { Generated } from 'kysely';
import type { UserId } from '#domain/id.ts';

/** Written by triggers only. */
export type BoardEntryTable = {
  user_id: UserId;
  triaged: number;
  streak: number;
  last_day: string | null;
  name: string | null;
  shown: boolean;
  score: Generated<number>;
};
