// The table that full-text search looks into, as Kysely sees it. The database keeps it by itself.
import type { Generated } from 'kysely';
import type { MessageId, ThreadId, UserId } from '#domain/id.ts';

export type MessageWordsTable = {
  user_id: UserId;
  id: MessageId;
  thread_id: ThreadId;
  received_at: Date;
  /** The message's own, kept beside its words. */
  labels: Generated<string[]>;
  /** tsvector: words, and those of a field again as `from/maya`. */
  words: string;
};
