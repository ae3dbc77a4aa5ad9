// What was done since the person sat down to their mail: the figures that an empty queue is closed with. Pure.
import * as z from 'zod/mini';
import { CommandId, ThreadId } from '#domain/id.ts';

export const Act = z.object({ id: CommandId, kind: z.string(), threadIds: z.array(ThreadId) });

export const TriageSession = z.object({
  /** Milliseconds since 1970. */
  startedAt: z.number(),
  lastAt: z.number(),
  /** Commands given and not taken back. */
  acts: z.array(Act),
});
export type TriageSession = z.infer<typeof TriageSession>;
export type Act = z.infer<typeof Act>;

/** A triage session ends with ten minutes' rest. */
const restEnds = 10 * 60_000;

/** The session with a play or command at `now` in it: the same one, or a new one after a rest. */
export const touchSession = (session: TriageSession | null, now: number): TriageSession =>
  session === null || now - session.lastAt > restEnds
    ? { startedAt: now, lastAt: now, acts: [] }
    : { ...session, lastAt: now };

export const recordAct = (session: TriageSession, act: Act): TriageSession => ({
  ...session,
  acts: [...session.acts, act],
});

/** A command taken back no longer counts. */
export const takeBack = (session: TriageSession, id: CommandId): TriageSession => ({
  ...session,
  acts: session.acts.filter((act) => act.id !== id),
});

/** `12 emails in 9 minutes. 8 archived, 3 trashed, 1 starred.`, or null where nothing was done. */
export const sessionWords = (session: TriageSession | null): string | null => {
  if (session === null) return null;
  const done = counted
    .map(({ kind, word }) => ({ word, count: threadsOf(session, kind) }))
    .filter((of) => of.count > 0);
  if (done.length === 0) return null;
  const all = new Set(counted.flatMap(({ kind }) => idsOf(session, kind))).size;
  const minutes = Math.max(1, Math.round((session.lastAt - session.startedAt) / 60_000));
  const kinds = done.map((of) => `${of.count} ${of.word}`).join(', ');
  return `${count(all, 'email')} in ${count(minutes, 'minute')}. ${kinds}.`;
};

const counted = [
  { kind: 'archive', word: 'archived' },
  { kind: 'trash', word: 'trashed' },
  { kind: 'star', word: 'starred' },
] as const;

const idsOf = (session: TriageSession, kind: string): ThreadId[] =>
  session.acts.filter((act) => act.kind === kind).flatMap((act) => act.threadIds);

const threadsOf = (session: TriageSession, kind: string): number => new Set(idsOf(session, kind)).size;

const count = (of: number, what: string): string => `${of} ${what}${of === 1 ? '' : 's'}`;
