// What a person did lately, newest first, from the audit log.
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Activity } from '#domain/activity.ts';
import type { UserId } from '#domain/id.ts';
import type { Tx } from '#server/db/database.ts';

/** An entry offers undo while its command was not taken back and still stands. */
export const recentActivity = async (tx: Tx, userId: UserId, limit: number): Promise<Activity[]> => {
  const rows = await tx
    .selectFrom('audit_log')
    .leftJoin('command', (on) =>
      on
        .onRef('command.user_id', '=', 'audit_log.user_id')
        .on('audit_log.action_type', '<>', 'action_failed')
        .on(sql<boolean>`audit_log.metadata ->> 'command_id' = command.id::text`)
        .on('command.inverted_by', 'is', null)
        .on('command.kind', '<>', 'undo')
        .on('command.state', 'in', ['accepted', 'waiting', 'delivered'])
        .on(sql<boolean>`jsonb_path_exists(command.done, '$[*].edits[*]')`),
    )
    .select(['audit_log.id', 'action_type', 'metadata', 'created_at', 'command.id as command_id'])
    .where('audit_log.user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('audit_log.id')
    .limit(limit)
    .execute();
  return rows.map((row) => {
    const about = Metadata.parse(row.metadata);
    return {
      id: row.id,
      actionType: row.action_type,
      email: about.sender_email ?? null,
      subject: about.subject ?? null,
      at: row.created_at.toISOString(),
      undoable: row.command_id,
    };
  });
};

/** As the spec has it: an object, or a JSON string of one. */
const About = z.object({ sender_email: z.optional(z.string()), subject: z.optional(z.string()) });
const Metadata = z.union([
  About,
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): unknown => JSON.parse(text)),
    ),
    About,
  ),
]);
