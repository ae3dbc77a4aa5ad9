// The table that full-text search looks into, as Kysely sees it. The database keeps it by itself.
import type { MessageId, ThreadId, UserId } from '#domain/id.ts';

export type MessageWordsTable = {
  user_id: UserId;
  id: MessageId;
  thread_id: ThreadId;
  received_at: Date;
  /** tsvector: words, and those of a field again as `from/maya`. */
  words: string;
};
