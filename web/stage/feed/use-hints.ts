import { useMemo, useState } from 'react';
import { type Hint, hintsFor } from '#language/intents/hints.ts';
import { writing } from '#web/commands/draft-box.ts';
import { leaving } from '#web/commands/leaving.ts';
import { useUndo } from '#web/commands/undo.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { situationOf } from '#web/conversation/session/situation.ts';
import type { StageSession } from '#web/stage/use-stage-session.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';

export const useHints = ({ player, search, asking, questions, drafting, scenes }: StageSession): readonly Hint[] => {
  const playing = useObserved(player.state, (state) => state.playing);
  const empty = useObserved(player.state, (state) => queueViewOf(state).current === null);
  const undo = useUndo();
  const searching = useObserved(search.state, (current) => current?.view);
  const results = useObserved(search.state, (current) => current?.results.length);
  const step = useObserved(writing, (one) => one?.step);
  const asked = useObserved(questions, (one) => one);
  const screens = useObserved(scenes, (all) => all);
  const held = useObserved(leaving, (all) => all.length > 0);
  const [same] = useState(createSame);
  return useMemo(
    () => same(hintsFor(situationOf({ player, search, asking, questions, drafting, scenes }))),
    // The phrases depend on these values only.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [
      same,
      player,
      search,
      asking,
      questions,
      drafting,
      scenes,
      screens,
      asked,
      playing,
      empty,
      undo,
      searching,
      results,
      step,
      held,
    ],
  );
};

/** Keeps the same list object when no phrase changes, so its readers do not render. */
const createSame = () => {
  let last: readonly Hint[] = [];
  return (hints: readonly Hint[]): readonly Hint[] => {
    const isSame = hints.length === last.length && hints.every(({ phrase }, at) => phrase === last[at]?.phrase);
    if (!isSame) last = hints;
    return last;
  };
};
