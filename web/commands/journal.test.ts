import { describe, expect, test } from 'vitest';
import type { Command } from '#commands/registry.ts';
import { CommandId, MessageId, ThreadId } from '#domain/id.ts';
import { type GivenCommand, joined, stillOfThisSession, undoState } from './journal.ts';

const id = (n: number): CommandId => CommandId.parse(`0199aaaa-0000-7000-8000-${String(n).padStart(12, '0')}`);
const thread = ThreadId.parse('t');

const given = (n: number, command: Command, changed = true): GivenCommand => ({
  id: id(n),
  command,
  about: [{ kind: 'thread', id: thread }],
  done: changed
    ? [
        {
          ledger: 'mailbox',
          swaps: [],
          edits: [{ messageId: MessageId.parse('m'), threadId: thread, add: [], remove: ['inbox'] }],
        },
      ]
    : [],
});
const archive = (n: number) => given(n, { kind: 'archive', args: { threadIds: [thread] } });
const star = (n: number, changed: boolean) => given(n, { kind: 'star', args: { threadIds: [thread] } }, changed);
const undo = (n: number, of: number) => given(n, { kind: 'undo', args: { commandId: id(of) } });
const redo = (n: number, of: number) => given(n, { kind: 'redo', args: { commandId: id(of) } });

const cases: { name: string; journal: GivenCommand[]; undoable: number | null; redoable: number | null }[] = [
  { name: 'nothing was done', journal: [], undoable: null, redoable: null },
  { name: 'the last act comes first', journal: [archive(1), archive(2)], undoable: 2, redoable: null },
  { name: 'what changed nothing is passed over', journal: [archive(1), star(2, false)], undoable: 1, redoable: null },
  {
    name: 'after an undo the one before it is next',
    journal: [archive(1), archive(2), undo(3, 2)],
    undoable: 1,
    redoable: 3,
  },
  {
    name: 'two undos in a row',
    journal: [archive(1), archive(2), undo(3, 2), undo(4, 1)],
    undoable: null,
    redoable: 4,
  },
  { name: 'a redo can itself be undone', journal: [archive(1), undo(2, 1), redo(3, 2)], undoable: 3, redoable: null },
  {
    name: 'redo goes back through the undos',
    journal: [archive(1), archive(2), undo(3, 2), undo(4, 1), redo(5, 4)],
    undoable: 5,
    redoable: 3,
  },
  {
    name: 'a new act leaves nothing to redo',
    journal: [archive(1), undo(2, 1), archive(3)],
    undoable: 3,
    redoable: null,
  },
];

describe('a journal over several visits', () => {
  const acts = [archive(1), archive(2), archive(3)];

  test('a joined journal is the same in either order', () => {
    expect(joined(acts.slice(1), acts.slice(0, 2))).toEqual(acts);
  });

  test('the journal drops acts of another day', () => {
    // The ids in this table share one millisecond of 2025.
    const made = new Date(Number.parseInt('0199aaaa0000', 16));
    expect(stillOfThisSession(acts, made)).toEqual(acts);
    expect(stillOfThisSession(acts, new Date(made.getTime() + 13 * 3_600_000))).toEqual([]);
  });
});

describe('undo and redo', () => {
  test.each(cases)('$name', ({ journal, undoable, redoable }) => {
    const state = undoState(journal);
    expect(state.undoable?.id ?? null).toBe(undoable === null ? null : id(undoable));
    expect(state.redoable?.id ?? null).toBe(redoable === null ? null : id(redoable));
  });
});
