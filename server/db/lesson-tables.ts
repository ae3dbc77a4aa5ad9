import type { AccountId, UserId } from '#domain/id.ts';
import type { LessonId } from '#domain/lesson-note.ts';

export type LessonBookTable = {
  user_id: UserId;
  account_id: AccountId;
  revision: string;
};

/** `called`: sealed. Null: the person had Flow forget this lesson. */
export type LessonTable = {
  user_id: UserId;
  account_id: AccountId;
  id: LessonId;
  called: string | null;
};
