// The acts of a triage session, for the summary of an empty queue. Pure.

import * as z from 'zod/mini';
import type { SessionReport } from '#domain/activity.ts';
import { SendingId } from '#domain/draft.ts';
import { CommandId, SessionId, ThreadId } from '#domain/id.ts';
import { uuidV7 } from '#domain/id-maker.ts';
import { numberHere } from '#web/formats.ts';

export const Act = z.object({
  id: z.union([CommandId, SendingId]),
  kind: z.string(),
  threadIds: z.array(ThreadId),
});

export const TriageRecord = z.object({
  id: SessionId,
  startedAt: z.number(),
  lastAt: z.number(),
  /** The first time the queue was empty. */
  endedAt: z.nullable(z.number()),
  acts: z.array(Act),
});
export type TriageRecord = z.infer<typeof TriageRecord>;
export type Act = z.infer<typeof Act>;

export const restEnds = 10 * 60_000;

export const isResting = ({ lastAt }: TriageRecord, now: number): boolean => now - lastAt > restEnds;

/** Continues the session, or starts a new one after a rest. `chance`: ten random bytes for the id. */
export const touchSession = (session: TriageRecord | null, now: number, chance: () => Uint8Array): TriageRecord =>
  session === null || isResting(session, now)
    ? { id: SessionId.parse(uuidV7(new Date(now), chance())), startedAt: now, lastAt: now, endedAt: null, acts: [] }
    : { ...session, lastAt: Math.max(session.lastAt, now) };

export const recordAct = (session: TriageRecord, act: Act): TriageRecord => ({
  ...session,
  acts: [...session.acts, act],
});

export const takeBack = (session: TriageRecord, id: Act['id']): TriageRecord => ({
  ...session,
  acts: session.acts.filter((act) => act.id !== id),
});

/** The activity report: `waiting` emails at the start, triaged emails at the end. */
export const startOf = ({ id, startedAt }: TriageRecord, waiting: number): SessionReport => ({
  id,
  kind: 'started',
  at: startedAt,
  emails: waiting,
});

export const endOf = (session: TriageRecord): SessionReport => ({
  id: session.id,
  kind: 'completed',
  at: session.endedAt ?? session.lastAt,
  emails: emailsOf(session),
});

/** `12 emails in 9 minutes. Five replies, four archived, one reminder.` Null when nothing counts. */
export const sessionWords = (session: TriageRecord | null): string | null => {
  if (session === null) return null;
  const done = triaged
    .map(({ kind, words }) => ({ words, times: threadsOf(session, kind) }))
    .filter(({ times }) => times > 0);
  if (done.length === 0) return null;
  const minutes = Math.max(1, Math.round((session.lastAt - session.startedAt) / 60_000));
  const kinds = done.map(({ words, times }) => `${inWords(times)} ${words[times === 1 ? 0 : 1]}`).join(', ');
  return `${count(emailsOf(session), 'email')} in ${count(minutes, 'minute')}. ${kinds[0]?.toUpperCase()}${kinds.slice(1)}.`;
};

/** Acts that count as triage, in singular and plural. A star, a mark or a move leaves the mail to do. */
const triaged = [
  { kind: 'reply', words: ['reply', 'replies'] },
  { kind: 'archive', words: ['archived', 'archived'] },
  { kind: 'snooze', words: ['snoozed', 'snoozed'] },
  { kind: 'remind', words: ['reminder', 'reminders'] },
  { kind: 'mute', words: ['muted', 'muted'] },
  { kind: 'trash', words: ['trashed', 'trashed'] },
] as const;

const inWords = (times: number): string =>
  ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'][times] ??
  numberHere(times);

const emailsOf = (session: TriageRecord): number => new Set(triaged.flatMap(({ kind }) => idsOf(session, kind))).size;

const idsOf = (session: TriageRecord, kind: string): ThreadId[] =>
  session.acts.filter((act) => act.kind === kind).flatMap((act) => act.threadIds);

const threadsOf = (session: TriageRecord, kind: string): number => new Set(idsOf(session, kind)).size;

const count = (of: number, what: string): string => `${numberHere(of)} ${what}${of === 1 ? '' : 's'}`;
