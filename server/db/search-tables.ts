import type { Generated } from 'kysely';
import type { AccountId, MessageId, ThreadId, UserId } from '#domain/id.ts';

export type MessageWordsTable = {
  user_id: UserId;
  account_id: AccountId;
  id: MessageId;
  thread_id: ThreadId;
  received_at: Date;
  /** Copied from the message. */
  labels: Generated<string[]>;
  /** tsvector: plain words, and words of a field as `from/maya`. */
  words: string;
};
