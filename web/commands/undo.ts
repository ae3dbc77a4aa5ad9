// Acts taken back, and done again: by key, by touch and by word alike.
import { useSyncExternalStore } from 'react';
import type { CommandId } from '#domain/id.ts';
import { perDevice } from '#web/device.ts';
import { dispatch, type How, journal } from './dispatch.ts';
import { type GivenCommand, lastGroup, undoState as stateOf, type UndoState } from './journal.ts';

export const undoState = (): UndoState => {
  const current = journal.current();
  const own = memo();
  if (current !== own.journal) {
    own.journal = current;
    own.state = stateOf(current);
  }
  return own.state;
};

export const useUndo = (): UndoState => useSyncExternalStore(journal.subscribe, undoState, undoState);

export type TakenBack = { target: GivenCommand; given: GivenCommand };

/** Takes back the act of that id, or the last one. Null when there is nothing to take back, or that one already was. */
export const undo = (id: CommandId | null, how: How): TakenBack | null => {
  const { acts, undoable } = undoState();
  const target = id === null ? undoable : acts.find((act) => act.id === id);
  return target ? { target, given: dispatch({ kind: 'undo', args: { commandId: target.id } }, how) } : null;
};

/** Does again what the undo of that id, or the last one, took back. */
export const redo = (id: CommandId | null, how: How): TakenBack | null => {
  const { undone, redoable } = undoState();
  const target = id === null ? redoable : undone.find((one) => one.id === id);
  return target ? { target, given: dispatch({ kind: 'redo', args: { commandId: target.id } }, how) } : null;
};

/** What the next undo, or redo, is of where none is named: more than one where they were said in one breath. */
export const lastTogether = (kind: 'undo' | 'redo'): CommandId[] => lastGroup(undoState(), kind).map(({ id }) => id);

// React asks for the state on every render and wants the same object while nothing changed.
const memo = perDevice(() => ({ journal: journal.current(), state: stateOf(journal.current()) }));
