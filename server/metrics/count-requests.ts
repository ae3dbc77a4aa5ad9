// Counts answered calls by minute, in memory, until somebody writes them.
import { sql } from 'kysely';
import { counted } from '#domain/histogram.ts';
import type { Clock } from '#server/clock.ts';
import type { Tx } from '#server/db/database.ts';

/** `token`: the session's. */
export type Answered = { status: number; ms: number; token: string | null };

export type Counter<Given> = {
  note: (given: Given) => void;
  /** Takes out what was counted. Returns how to write it, and how to put it back if that fails. */
  take: () => { write: (tx: Tx) => Promise<void>; putBack: () => void } | null;
};

type Minute = { requests: number; failed: number; refused: number; sessions: number; counts: number[] };

export const minuteMs = 60_000;

export const countRequests = (clock: Clock): Counter<Answered> => {
  let minutes = new Map<number, Minute>();
  /** The tokens of the last minute stay, so that a write within it counts nobody twice. */
  let seen = { at: 0, tokens: new Set<string>() };
  return {
    note: ({ status, ms, token }) => {
      const at = Math.floor(clock.now().getTime() / minuteMs) * minuteMs;
      if (seen.at !== at) seen = { at, tokens: new Set() };
      if (token !== null) seen.tokens.add(token);
      const minute = minutes.get(at) ?? { requests: 0, failed: 0, refused: 0, sessions: 0, counts: [] };
      minutes.set(at, minute);
      minute.requests += 1;
      if (status >= 500) minute.failed += 1;
      else if (status >= 400) minute.refused += 1;
      minute.sessions = seen.tokens.size;
      counted(minute.counts, ms);
    },
    take: () => {
      if (minutes.size === 0) return null;
      const taken = minutes;
      minutes = new Map();
      return {
        write: (tx) => write(tx, taken),
        putBack: () => {
          for (const [at, minute] of taken) minutes.set(at, sumOf(minute, minutes.get(at)));
        },
      };
    },
  };
};

const sumOf = (one: Minute, other: Minute | undefined): Minute => {
  if (other === undefined) return one;
  const [longer, shorter] =
    one.counts.length > other.counts.length ? [one.counts, other.counts] : [other.counts, one.counts];
  return {
    requests: one.requests + other.requests,
    failed: one.failed + other.failed,
    refused: one.refused + other.refused,
    sessions: Math.max(one.sessions, other.sessions),
    counts: longer.map((count, bucket) => count + (shorter[bucket] ?? 0)),
  };
};

const write = async (tx: Tx, minutes: ReadonlyMap<number, Minute>): Promise<void> => {
  for (const [at, minute] of [...minutes].sort(([one], [other]) => one - other))
    await sql`
      insert into request_minute as kept (at, requests, failed, refused, sessions, counts)
      values (${new Date(at)}, ${minute.requests}, ${minute.failed}, ${minute.refused}, ${minute.sessions}, ${minute.counts})
      on conflict (at) do update set requests = kept.requests + excluded.requests, failed = kept.failed + excluded.failed,
        refused = kept.refused + excluded.refused, sessions = greatest(kept.sessions, excluded.sessions),
        counts = add_counts(kept.counts, excluded.counts)
    `.execute(tx);
};
