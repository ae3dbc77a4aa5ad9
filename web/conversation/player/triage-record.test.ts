// The summary for an empty queue covers this session, without undone acts.
import { expect, test } from 'vitest';
import { CommandId, ThreadId } from '#domain/id.ts';
import { endOf, recordAct, sessionWords, startOf, type TriageRecord, takeBack, touchSession } from './triage-record.ts';

const minute = 60_000;
const commandId = (n: number): CommandId => CommandId.parse(`01890000-0000-7000-8000-${String(n).padStart(12, '0')}`);
const act = (n: number, kind: string, ...threads: string[]) => ({
  id: commandId(n),
  kind,
  threadIds: threads.map((thread) => ThreadId.parse(thread)),
});
const touch = (session: TriageRecord | null, now: number): TriageRecord =>
  touchSession(session, now, () => new Uint8Array(10));
const record = (...acts: ReturnType<typeof act>[]): TriageRecord =>
  acts.reduce((session, one, at) => recordAct(touch(session, at * minute), one), touch(null, 0));

test('the summary counts each thread once, by act', () => {
  const session = record(act(1, 'reply', 'a'), act(2, 'archive', 'a'), act(3, 'archive', 'b'), act(4, 'trash', 'c'));
  expect(sessionWords(session)).toBe('3 emails in 3 minutes. One reply, two archived, one trashed.');
});

test.each([
  ['snooze', 'One snoozed'],
  ['remind', 'One reminder'],
  ['mute', 'One muted'],
  ['reply', 'One reply'],
])('%s counts as triaged', (kind, words) => {
  expect(sessionWords(record(act(1, kind, 'a')))).toBe(`1 email in 1 minute. ${words}.`);
});

test.each(['star', 'mark-read', 'mark-unread', 'wake', 'keep-out', 'unmute', 'spam'])(
  '%s does not count as triaged',
  (kind) => {
    const session = record(act(1, kind, 'a'));
    expect([sessionWords(session), endOf(session).emails]).toEqual([null, 0]);
  },
);

test('the summary writes large counts in figures', () => {
  const session = record(act(1, 'archive', ...Array.from({ length: 1200 }, (_, n) => `t${n}`)));
  expect(sessionWords(session)).toBe('1,200 emails in 1 minute. 1,200 archived.');
});

test('the summary skips undone acts and mail that was only read', () => {
  const session = takeBack(
    record(act(1, 'archive', 'a'), act(2, 'archive', 'b'), act(3, 'mark-read', 'c')),
    commandId(1),
  );
  expect(sessionWords(session)).toBe('1 email in 2 minutes. One archived.');
});

test('the summary is empty without acts', () => {
  expect([sessionWords(null), sessionWords(record())]).toEqual([null, null]);
});

test('ten minutes of rest start a new session', () => {
  const session = record(act(1, 'archive', 'a'));
  expect(touch(session, 10 * minute)).toEqual({ ...session, lastAt: 10 * minute });
  expect(touch(session, 10 * minute + 1)).toMatchObject({ startedAt: 10 * minute + 1, endedAt: null, acts: [] });
  expect(touch(session, 10 * minute + 1).id).not.toBe(session.id);
});

test('the report has the waiting count at the start and the triaged count at the end', () => {
  const session = record(act(1, 'archive', 'a'), act(2, 'star', 'a'), act(3, 'trash', 'b'), act(4, 'mark-read', 'c'));
  const { id } = session;
  expect(startOf(session, 7)).toEqual({ id, kind: 'started', at: 0, emails: 7 });
  expect(endOf(session)).toEqual({ id, kind: 'completed', at: 3 * minute, emails: 2 });
  expect(endOf({ ...session, endedAt: 2 * minute })).toMatchObject({ at: 2 * minute });
});
