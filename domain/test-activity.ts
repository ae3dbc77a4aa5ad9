// What the test page of the activity log shows and logs.
import * as z from 'zod/mini';

/** Action types that the test page may log. */
export const TestActionType = z.enum(['email_archived', 'reply_sent', 'reminder_set', 'session_started']);
export type TestActionType = z.infer<typeof TestActionType>;

/** One entry of the activity log as the test page shows it. `email` is a label if the entry has no address. */
export const LoggedActivity = z.object({
  id: z.string(),
  email: z.string(),
  /** ISO 8601. */
  timestamp: z.string(),
  subject: z.string(),
  /** In words: 'archived'. */
  action: z.string(),
  actionType: z.string(),
  resourceType: z.nullable(z.string()),
  resourceId: z.nullable(z.string()),
  metadata: z.record(z.string(), z.unknown()),
});
export type LoggedActivity = z.infer<typeof LoggedActivity>;
