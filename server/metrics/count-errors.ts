// Groups errors by a fingerprint, in memory, until somebody writes them. It keeps codes and places of Flow's own code, never a message.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type ErrorKind, kindOfError } from '#domain/error-kinds.ts';
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Clock } from '#server/clock.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/id.ts';
import { type Counter, minuteMs } from './count-requests.ts';

/** `event` and `fields`: as in the log. */
export type Failure = {
  event: string;
  level: 'warn' | 'error';
  error?: unknown;
  code?: string | undefined;
  /** A route's pattern or a queue. */
  route?: string | undefined;
  userId?: UserId | undefined;
  requestId?: string | undefined;
};

type Group = ErrorKind & {
  fingerprint: string;
  code: string | null;
  event: string;
  name: string | null;
  place: string | null;
  route: string | null;
  count: number;
  first_at: Date;
  last_at: Date;
};

type About = Omit<Group, 'count' | 'first_at' | 'last_at'>;

type Single = { user_id: string; id: string; fingerprint: string; at: Date; request_id: string | null };

type Errors = { groups: Map<string, Group>; singles: Single[] };

/** Single errors of a group that a minute keeps. */
const mostSingles = 20;
/** Minutes and groups in memory, for a database that is away. */
const mostGroups = 500;

const nobody = '00000000-0000-0000-0000-000000000000';

export const countErrors = (clock: Clock): Counter<Failure> => {
  let errors: Errors = { groups: new Map(), singles: [] };
  return {
    note: (failure) => {
      const about = aboutOf(failure);
      if (about === null) return;
      const now = clock.now();
      const key = `${about.fingerprint} ${Math.floor(now.getTime() / minuteMs)}`;
      const group = errors.groups.get(key) ?? { ...about, count: 0, first_at: now, last_at: now };
      if (group.count === 0 && errors.groups.size >= mostGroups) return;
      errors.groups.set(key, group);
      group.count += 1;
      group.last_at = now;
      if (group.count > mostSingles) return;
      const { userId: user_id = nobody, requestId: request_id = null } = failure;
      errors.singles.push({ user_id, id: newId(now), fingerprint: about.fingerprint, at: now, request_id });
    },
    take: () => {
      if (errors.groups.size === 0) return null;
      const taken = errors;
      errors = { groups: new Map(), singles: [] };
      return {
        write: (tx) => write(tx, taken),
        putBack: () => {
          for (const [key, later] of errors.groups) {
            const before = taken.groups.get(key);
            taken.groups.set(
              key,
              before === undefined ? later : { ...later, count: before.count + later.count, first_at: before.first_at },
            );
          }
          errors = {
            groups: taken.groups,
            singles: [...taken.singles, ...errors.singles].slice(0, mostGroups * mostSingles),
          };
        },
      };
    },
  };
};

const aboutOf = ({ event, level, error, code: given, route }: Failure): About | null => {
  const code = given ?? (error instanceof Problem ? error.code : null);
  const unexpected = error !== undefined && !(error instanceof Problem);
  const kind = kindOfError({ event, code, route: route ?? null, level, unexpected });
  if (kind === null) return null;
  const name = unexpected ? nameOf(error) : null;
  const place = unexpected ? placeOf(error) : null;
  const parts = [code, event, name, place, route ?? null];
  const fingerprint = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
  return { ...kind, fingerprint, code, event, name, place, route: route ?? null };
};

/** A class of ours or of a library, never text. */
const nameOf = (error: unknown): string =>
  error instanceof Error && /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'thrown';

/** The first line of Flow's own code in the stack. */
const placeOf = (error: unknown): string | null => {
  if (!(error instanceof Error)) return null;
  const own = /\/(?:server|domain|commands|reading|api|language)\/([\w./-]+\.ts:\d+)/;
  for (const line of (error.stack ?? '').split('\n')) {
    const place = /^\s+at /.test(line) ? own.exec(line)?.[1] : undefined;
    if (place !== undefined) return place;
  }
  return null;
};

const write = async (tx: Tx, { groups, singles }: Errors): Promise<void> => {
  await sql`select keep_errors(${JSON.stringify([...groups.values()])}, ${JSON.stringify(singles)})`.execute(tx);
};
