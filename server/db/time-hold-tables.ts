import type { DraftId } from '#domain/draft.ts';
import type { AccountId, CommandId, UserId } from '#domain/id.ts';

export type TimeHoldTable = {
  user_id: UserId;
  account_id: AccountId;
  command_id: CommandId;
  draft_id: DraftId;
  ends_at: Date;
  ended_at: Date | null;
};
