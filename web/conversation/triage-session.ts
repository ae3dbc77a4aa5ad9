// What was done since the person sat down to their mail: the figures that an empty queue is closed with. Pure.
import * as z from 'zod/mini';
import type { SessionReport } from '#domain/activity.ts';
import { CommandId, SessionId, ThreadId } from '#domain/id.ts';
import { uuidV7 } from '#domain/id-maker.ts';

export const Act = z.object({ id: CommandId, kind: z.string(), threadIds: z.array(ThreadId) });

export const TriageSession = z.object({
  id: SessionId,
  /** Milliseconds since 1970. */
  startedAt: z.number(),
  lastAt: z.number(),
  /** When its queue was empty, for the first time. */
  endedAt: z.nullable(z.number()),
  /** Commands given and not taken back. */
  acts: z.array(Act),
});
export type TriageSession = z.infer<typeof TriageSession>;
export type Act = z.infer<typeof Act>;

/** Milliseconds of rest that end a triage session. */
export const restEnds = 10 * 60_000;

export const isResting = ({ lastAt }: TriageSession, now: number): boolean => now - lastAt > restEnds;

/** The session with a play or command at `now` in it: the same one, or after a rest a new one. `chance`: ten random bytes. */
export const touchSession = (session: TriageSession | null, now: number, chance: () => Uint8Array): TriageSession =>
  session === null || isResting(session, now)
    ? { id: SessionId.parse(uuidV7(new Date(now), chance())), startedAt: now, lastAt: now, endedAt: null, acts: [] }
    : { ...session, lastAt: Math.max(session.lastAt, now) };

export const recordAct = (session: TriageSession, act: Act): TriageSession => ({
  ...session,
  acts: [...session.acts, act],
});

/** A command taken back no longer counts. */
export const takeBack = (session: TriageSession, id: CommandId): TriageSession => ({
  ...session,
  acts: session.acts.filter((act) => act.id !== id),
});

/** What the activity list is told: `waiting` emails at its start, those triaged at its end. */
export const startOf = ({ id, startedAt }: TriageSession, waiting: number): SessionReport => ({
  id,
  kind: 'started',
  at: startedAt,
  emails: waiting,
});

export const endOf = (session: TriageSession): SessionReport => ({
  id: session.id,
  kind: 'completed',
  at: session.endedAt ?? session.lastAt,
  emails: emailsOf(session),
});

/** `12 emails in 9 minutes. 8 archived, 3 trashed, 1 starred.`, or null where nothing was done. */
export const sessionWords = (session: TriageSession | null): string | null => {
  if (session === null) return null;
  const done = counted
    .map(({ kind, word }) => ({ word, count: threadsOf(session, kind) }))
    .filter((of) => of.count > 0);
  if (done.length === 0) return null;
  const minutes = Math.max(1, Math.round((session.lastAt - session.startedAt) / 60_000));
  const kinds = done.map((of) => `${of.count} ${of.word}`).join(', ');
  return `${count(emailsOf(session), 'email')} in ${count(minutes, 'minute')}. ${kinds}.`;
};

const counted = [
  { kind: 'archive', word: 'archived' },
  { kind: 'trash', word: 'trashed' },
  { kind: 'star', word: 'starred' },
] as const;

const emailsOf = (session: TriageSession): number => new Set(counted.flatMap(({ kind }) => idsOf(session, kind))).size;

const idsOf = (session: TriageSession, kind: string): ThreadId[] =>
  session.acts.filter((act) => act.kind === kind).flatMap((act) => act.threadIds);

const threadsOf = (session: TriageSession, kind: string): number => new Set(idsOf(session, kind)).size;

const count = (of: number, what: string): string => `${of} ${what}${of === 1 ? '' : 's'}`;
