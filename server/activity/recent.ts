import { sql } from 'kysely';
import * as z from 'zod/mini';
import { registry } from '#commands/registry.ts';
import type { Activity, EventMove } from '#domain/activity.ts';
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Tx } from '#server/db/database.ts';

/** Milliseconds. */
const undoFor = 30 * 86_400_000;

/** Commands that the history cannot undo. */
const fixed = Object.values(registry).flatMap((one) => (one.fixedInHistory ? [one.kind] : []));

export type ActivityPage = { activity: Activity[]; next: string | null };

/** Tells which of these commands are about events, and what they did. */
export type EventsInHistory = (
  tx: Tx,
  userId: UserId,
  commands: readonly string[],
) => Promise<ReadonlyMap<string, { title: string } & EventMove>>;

export type Asked = { limit: number; after?: string | null; now: Date; events?: EventsInHistory };

/** `after`: the previous page's `next`. An entry offers undo for 30 days while its command stands. */
export const recentActivity = async (
  tx: Tx,
  userId: UserId,
  { limit, after = null, now, events = noEvents }: Asked,
): Promise<ActivityPage> => {
  const place = after === null ? null : placeOf(after);
  const rows = await tx
    .selectFrom('audit_log')
    .leftJoin('command', (on) =>
      on
        .onRef('command.user_id', '=', 'audit_log.user_id')
        .on('audit_log.action_type', '<>', 'action_failed')
        .on(sql<boolean>`audit_log.metadata ->> 'command_id' = command.id::text`)
        .on('command.inverted_by', 'is', null)
        .on('command.kind', 'not in', fixed)
        .on('command.state', 'in', ['accepted', 'waiting', 'delivered'])
        .on(
          // Any nonempty list in it. Rows of the previous version have other lists.
          sql<boolean>`jsonb_path_exists(command.done, 'strict $[*].* ? (@.type() == "array" && @.size() > 0)')`,
        ),
    )
    .select(['audit_log.id', 'action_type', 'metadata', 'created_at', 'command.id as command_id'])
    .select(['resource_type', 'resource_id'])
    .where('audit_log.user_id', '=', userId)
    .$if(place !== null, (page) =>
      page.where(sql<boolean>`(audit_log.created_at, audit_log.id) < (${place?.at}::timestamptz, ${place?.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const commands = page.flatMap((row) => commandOf(row) ?? []);
  const known = await events(tx, userId, commands);
  const undone = await undoneAmong(tx, userId, commands);
  return {
    activity: page.map((row) => {
      const command = commandOf(row) ?? '';
      return entryOf(row, { now, event: known.get(command), isUndone: undone.has(command) });
    }),
    next: last === undefined ? null : `${last.created_at.toISOString()} ${last.id}`,
  };
};

type Entry = Row & { id: string; action_type: string; created_at: Date; command_id: string | null };
type Known = { now: Date; event: ({ title: string } & EventMove) | undefined; isUndone: boolean };

const entryOf = (row: Entry, { now, event, isUndone }: Known): Activity => ({
  id: row.id,
  actionType: row.action_type,
  ...aboutOf(row, event),
  at: row.created_at.toISOString(),
  undoable: row.created_at.getTime() > now.getTime() - undoFor ? row.command_id : null,
  ...(isUndone ? { undone: true as const } : {}),
});

const aboutOf = (
  { metadata }: Row,
  event: Known['event'],
): Pick<Activity, 'email' | 'subject' | 'event' | 'detail' | 'emails'> => {
  const about = Metadata.parse(metadata);
  return {
    email: about.sender_email ?? null,
    subject: event?.title ?? about.subject ?? null,
    ...(event === undefined ? {} : { event: { was: event.was, is: event.is } }),
    detail: about.detail ?? null,
    emails: about.emails ?? null,
  };
};

/** An undo that was redone takes nothing back, so each command is followed to its last inversion. */
const undoneAmong = async (tx: Tx, userId: UserId, commands: readonly string[]): Promise<ReadonlySet<string>> => {
  if (commands.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    with recursive chain (id, inverted_by, inversions) as (
      select command.id, command.inverted_by, 1 from command
      where user_id = ${userId} and id = any(${sql.val([...new Set(commands)])}::uuid[]) and inverted_by is not null
      union all
      select chain.id, command.inverted_by, chain.inversions + 1
      from chain join command on command.user_id = ${userId} and command.id = chain.inverted_by
      where command.inverted_by is not null
    )
    select id from chain group by id having max(inversions) % 2 = 1`.execute(tx);
  return new Set(rows.map(({ id }) => id));
};

const noEvents: EventsInHistory = () => Promise.resolve(new Map());

type Row = { metadata: unknown; resource_type: string | null; resource_id: string | null };

const commandOf = ({ metadata, resource_type, resource_id }: Row): string | null =>
  Metadata.parse(metadata).command_id ?? (resource_type === 'command' ? resource_id : null);

/** An object, or a JSON string of one, as the spec allows. */
const About = z.object({
  sender_email: z.optional(z.string()),
  subject: z.optional(z.string()),
  detail: z.optional(z.string()),
  emails: z.optional(z.number()),
  command_id: z.optional(z.string()),
});
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

const Place = z.tuple([z.iso.datetime(), z.uuid()]);

/** The previous page's last entry, so newer entries do not shift the following pages. */
const placeOf = (after: string): { at: string; id: string } => {
  const place = Place.safeParse(after.split(' '));
  if (!place.success) throw new Problem('request.invalid');
  const [at, id] = place.data;
  return { at, id };
};
