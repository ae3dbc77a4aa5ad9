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

export const useCanUndo = (): boolean => useUndoState(({ undoable }) => undoable !== null);
export const useCanRedo = (): boolean => useUndoState(({ redoable }) => redoable !== null);

const useUndoState = (select: (state: UndoState) => boolean): boolean =>
  useSyncExternalStore(
    journal.subscribe,
    () => select(undoState()),
    () => select(undoState()),
  );

export type TakenBack = { target: GivenCommand; given: GivenCommand };

/** `tells`: the people that the person agreed to tell. */
export type InversionHow = How & { tells?: readonly string[] | undefined };

export const undo = (id: CommandId | null, how: InversionHow): TakenBack | null => {
  const { acts, undoable } = undoState();
  const target = id === null ? undoable : acts.find((act) => act.id === id);
  return target ? { target, given: dispatch({ kind: 'undo', args: inverting(target, how) }, how) } : null;
};

export const redo = (id: CommandId | null, how: InversionHow): TakenBack | null => {
  const { undone, redoable } = undoState();
  const target = id === null ? redoable : undone.find((one) => one.id === id);
  return target ? { target, given: dispatch({ kind: 'redo', args: inverting(target, how) }, how) } : null;
};

const inverting = ({ id }: GivenCommand, { tells }: InversionHow) =>
  tells === undefined ? { commandId: id } : { commandId: id, tells: [...tells] };

/** The next undo or redo without a name. It has several commands if one utterance gave them. */
export const lastTogether = (kind: 'undo' | 'redo'): CommandId[] => lastGroup(undoState(), kind).map(({ id }) => id);

// `useSyncExternalStore` needs a stable object.
const memo = perDevice(() => ({ journal: journal.current(), state: stateOf(journal.current()) }));
