import { describe, expect, test } from 'vitest';
import { Change, Done } from './change.ts';

const edit = { messageId: 'm', threadId: 't', add: [], remove: ['INBOX'] };
const monday = { kind: 'snooze', wakeAt: '2026-11-23T07:00:00.000Z', unlessAnswered: false, wokenBy: null };

describe('changes of the previous version', () => {
  test.each([
    [{ kind: 'relabel', threadIds: ['t'], add: [], remove: ['INBOX'] }, {}],
    [{ kind: 'put-off', threadIds: ['t'], reminder: monday, remove: ['INBOX'] }, { kind: 'defer' }],
    [{ kind: 'wake', threadIds: ['t'], by: 'time' }, {}],
    [{ kind: 'mute', threadIds: ['t'], muted: true, remove: [] }, {}],
    [{ kind: 'block', email: 'a@far.example', blocked: true, threadIds: [] }, {}],
  ])('%o keeps its meaning', (before, renamed) => {
    expect(Change.parse(before)).toEqual({ ...before, ledger: 'mailbox', ...renamed });
  });

  test('an old undo keeps its edits, reminders, mutes and blocks', () => {
    const before = {
      kind: 'edit-labels',
      edits: [edit],
      reminders: [{ threadId: 't', was: monday, is: null }],
      mutes: [{ threadId: 't', muted: false }],
      blocks: [{ email: 'a@far.example', blocked: true }],
    };
    expect(Change.parse(before)).toEqual({
      ledger: 'mailbox',
      kind: 'edit',
      edits: [edit],
      swaps: [
        { of: 'reminder', key: 't', was: monday, is: null },
        { of: 'mute', key: 't', was: true, is: false },
        { of: 'block', key: 'a@far.example', was: false, is: true },
      ],
    });
  });

  test('an old result keeps its edits and swaps', () => {
    const before = { kind: 'relabelled', edits: [edit], reminders: [{ threadId: 't', was: null, is: monday }] };
    expect(Done.parse(before)).toEqual({
      ledger: 'mailbox',
      edits: [edit],
      swaps: [{ of: 'reminder', key: 't', was: null, is: monday }],
    });
    expect(Done.parse({ kind: 'relabelled', edits: [] })).toEqual({ ledger: 'mailbox', edits: [], swaps: [] });
  });

  test('the parser leaves the current shape unchanged', () => {
    const today = { ledger: 'mailbox', kind: 'edit', edits: [edit], swaps: [] };
    expect(Change.parse(today)).toEqual(today);
    expect(() => Change.parse({ ...today, ledger: 'elsewhere' })).toThrow();
    expect(() => Change.parse({ kind: 'shred' })).toThrow();
  });
});
