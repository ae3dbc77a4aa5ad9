// The figures an empty queue closes with are those of this sitting, without what was taken back.
import { expect, it } from 'vitest';
import { CommandId, ThreadId } from '#domain/id.ts';
import { recordAct, sessionWords, type TriageSession, takeBack, touchSession } from './triage-session.ts';

const minute = 60_000;
const commandId = (n: number): CommandId => CommandId.parse(`01890000-0000-7000-8000-${String(n).padStart(12, '0')}`);
const act = (n: number, kind: string, ...threads: string[]) => ({
  id: commandId(n),
  kind,
  threadIds: threads.map((thread) => ThreadId.parse(thread)),
});
const sitting = (...acts: ReturnType<typeof act>[]): TriageSession =>
  acts.reduce((session, one, at) => recordAct(touchSession(session, at * minute), one), touchSession(null, 0));

it('counts each thread once, by what was done', () => {
  const session = sitting(act(1, 'archive', 'a'), act(2, 'archive', 'b'), act(3, 'trash', 'c'), act(4, 'star', 'a'));
  expect(sessionWords(session)).toBe('3 emails in 3 minutes. 2 archived, 1 trashed, 1 starred.');
});

it('does not count what was taken back, nor what was only read', () => {
  const session = takeBack(
    sitting(act(1, 'archive', 'a'), act(2, 'archive', 'b'), act(3, 'mark-read', 'c')),
    commandId(1),
  );
  expect(sessionWords(session)).toBe('1 email in 2 minutes. 1 archived.');
});

it('says nothing where nothing was done', () => {
  expect([sessionWords(null), sessionWords(sitting())]).toEqual([null, null]);
});

it('begins anew after ten minutes of rest', () => {
  const session = sitting(act(1, 'archive', 'a'));
  expect(touchSession(session, 10 * minute).startedAt).toBe(0);
  expect(touchSession(session, 10 * minute + 1)).toEqual({
    startedAt: 10 * minute + 1,
    lastAt: 10 * minute + 1,
    acts: [],
  });
});
