// The append-only audit log, written in the transaction it records. Row-level security shows each person their own entries.
import type { ActionType } from '#domain/action-words.ts';
import type { UserId } from '#domain/id.ts';
import type { Subject } from '#domain/subject.ts';
import type { Tx } from '#server/db/database.ts';

export type AuditEntry = {
  /** An entry that may arrive twice has its own id, and the first one stays. */
  id?: string;
  userId: UserId;
  userEmail: string;
  actionType: ActionType;
  actionDescription: string;
  at: Date;
  resourceType?: Subject['kind'] | 'command' | 'session' | 'test';
  resourceId?: string;
  /** May hold `sender_email`, `to_email` and `subject`, as the spec says. */
  metadata?: Readonly<Record<string, string | number>>;
};

export const recordAudit = async (tx: Tx, entry: AuditEntry): Promise<void> => {
  await tx
    .insertInto('audit_log')
    .values({
      user_id: entry.userId,
      ...(entry.id === undefined ? {} : { id: entry.id }),
      created_at: entry.at,
      action_type: entry.actionType,
      action_description: entry.actionDescription,
      resource_type: entry.resourceType ?? null,
      resource_id: entry.resourceId ?? null,
      metadata: JSON.stringify(entry.metadata ?? {}),
      user_email: entry.userEmail,
    })
    .onConflict((row) => row.columns(['user_id', 'id']).doNothing())
    .execute();
};
