// What was done by word and is taken back later was a mistake of somebody's, maybe of Flow's hearing: of which turns that is so.
import type { CommandId } from '#domain/id.ts';
import { momentOf } from '#domain/id-maker.ts';
import type { Journal } from '#web/commands/journal.ts';
import type { Observed } from '#web/data/observable.ts';

export type UndoneTurns<Turn> = {
  /** What was given since `at`, the end of the person's words, was given by this turn. */
  follow: (turn: Turn, at: Date) => void;
  end: () => void;
};

/** `onUndone`: told once of each turn of which something was taken back, by whatever way. */
export const createUndoneTurns = <Turn>(
  journal: Observed<Journal>,
  onUndone: (turn: Turn) => void,
): UndoneTurns<Turn> => {
  const turns = new Map<CommandId, Turn>();
  const undone = new Set<Turn>();
  const look = (): void => {
    for (const { command } of journal.current()) {
      const turn = command.kind === 'undo' ? turns.get(command.args.commandId) : undefined;
      if (turn === undefined || undone.has(turn)) continue;
      undone.add(turn);
      onUndone(turn);
    }
  };
  return {
    follow: (turn, at) => {
      for (const { id, command } of journal.current())
        if (command.kind !== 'undo' && momentOf(id) >= at && !turns.has(id)) turns.set(id, turn);
    },
    end: journal.subscribe(look),
  };
};
