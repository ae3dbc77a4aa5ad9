import type { AccountId, MessageId, UserId } from '#domain/id.ts';
import type { PromiseId } from '#domain/promise.ts';

export type PromiseBookTable = {
  user_id: UserId;
  account_id: AccountId;
  revision: string;
};

export type PromiseMarkTable = {
  user_id: UserId;
  account_id: AccountId;
  id: PromiseId;
  message_id: MessageId;
  mark: 'done' | 'dropped';
  marked_at: Date;
};
