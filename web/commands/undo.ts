// The last act taken back, and done again: by key, by touch and by word alike.
import { useSyncExternalStore } from 'react';
import { dispatch, journal } from './dispatch.ts';
import { type GivenCommand, undoState as stateOf, type UndoState } from './journal.ts';

export const undoState = (): UndoState => {
  const current = journal.current();
  if (current !== memo.journal) memo = { journal: current, state: stateOf(current) };
  return memo.state;
};

export const useUndo = (): UndoState => useSyncExternalStore(journal.subscribe, undoState, undoState);

/** Null when there is nothing to take back. */
export const undoLast = (how: { spoken: boolean }): GivenCommand | null => {
  const { undoable } = undoState();
  return undoable && dispatch({ kind: 'undo', args: { commandId: undoable.id } }, how);
};

export const redoLast = (how: { spoken: boolean }): GivenCommand | null => {
  const { redoable } = undoState();
  return redoable && dispatch({ kind: 'redo', args: { commandId: redoable.id } }, how);
};

// React asks for the state on every render and wants the same object while nothing changed.
let memo = { journal: journal.current(), state: stateOf(journal.current()) };
