// An undo of a spoken command suggests that Flow misheard. Tracks those turns.
import type { CommandId } from '#domain/id.ts';
import { momentOf } from '#domain/id-maker.ts';
import type { Journal } from '#web/commands/journal.ts';
import type { Observed } from '#web/data/observable.ts';

export type UndoneTurns<Turn> = {
  /** Assigns commands after `at`, the end of the speech, to this turn. */
  follow: (turn: Turn, at: Date) => void;
  end: () => void;
};

/** `onUndone`: runs once for each turn, with the moment of the first undo of any kind. */
export const createUndoneTurns = <Turn>(
  journal: Observed<Journal>,
  onUndone: (turn: Turn, at: Date) => void,
): UndoneTurns<Turn> => {
  const turns = new Map<CommandId, Turn>();
  const undone = new Set<Turn>();
  const check = (): void => {
    for (const { id, command } of journal.current()) {
      const turn = command.kind === 'undo' ? turns.get(command.args.commandId) : undefined;
      if (turn === undefined || undone.has(turn)) continue;
      undone.add(turn);
      onUndone(turn, momentOf(id));
    }
  };
  return {
    follow: (turn, at) => {
      for (const { id, command } of journal.current())
        if (command.kind !== 'undo' && momentOf(id) >= at && !turns.has(id)) turns.set(id, turn);
    },
    end: journal.subscribe(check),
  };
};
