import { useMemo } from 'react';
import { type Hint, hintsFor } from '#language/intents/hints.ts';
import { writing } from '#web/commands/draft-box.ts';
import { leaving } from '#web/commands/leaving.ts';
import { useUndo } from '#web/commands/undo.ts';
import { laneOf } from '#web/conversation/player/player-state.ts';
import { situationOf } from '#web/conversation/session/situation.ts';
import type { Hands } from '#web/stage/use-player.ts';
import { useObserved } from '#web/stage/use-player.ts';

export const useHints = ({ player, search, asking, questions, drafting }: Hands): readonly Hint[] => {
  const playing = useObserved(player.state, (state) => state.playing);
  const empty = useObserved(player.state, (state) => laneOf(state).current === null);
  const undo = useUndo();
  const searching = useObserved(search.state, (found) => found?.view);
  const results = useObserved(search.state, (found) => found?.results.length);
  const step = useObserved(writing, (one) => one?.step);
  const asked = useObserved(questions, (one) => one);
  const held = useObserved(leaving, (all) => all.length > 0);
  // The situation reads mutable state. These values decide when to read it again.
  // oxlint-disable react-hooks/exhaustive-deps
  return useMemo(
    () => hintsFor(situationOf({ player, search, asking, questions, drafting })),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [player, search, asking, questions, drafting, asked, playing, empty, undo, searching, results, step, held],
  );
};
