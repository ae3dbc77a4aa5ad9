import type { ColumnType, Generated } from 'kysely';
import type { UserId } from '#domain/id.ts';

export type OperatorFactorTable = {
  user_id: UserId;
  secret: string;
  since: Date | null;
  /** bigint, which the driver reads as text. */
  last_step: ColumnType<string, number | undefined, number>;
  recovery: Generated<string[]>;
};
