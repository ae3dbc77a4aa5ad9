import type { ColumnType } from 'kysely';
import type { UserId } from '#domain/id.ts';

export type SettingTable = {
  user_id: UserId;
  name: string;
  /** jsonb: read as unknown and parsed, written as text. */
  value: ColumnType<unknown, string, string>;
};

export type SettingsBookTable = {
  user_id: UserId;
  revision: string;
};
