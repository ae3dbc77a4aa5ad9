// Updates the phrases that work now. Renders nothing, so an act renders only the parts that show other phrases.
import { memo, useLayoutEffect } from 'react';
import { type Hint, hintsFor } from '#language/intents/hints.ts';
import { writing } from '#web/commands/draft-box.ts';
import { leaving } from '#web/commands/leaving.ts';
import { useCanRedo, useCanUndo } from '#web/commands/undo.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { situationOf } from '#web/conversation/session/situation.ts';
import { type Observable, observable } from '#web/data/observable.ts';
import type { StageSession } from '#web/stage/use-stage-session.ts';
import { useObserved } from '#web/stage/use-stage-session.ts';

export const createHints = (session: StageSession): Observable<readonly Hint[]> => observable(hintsNow(session));

const hintsNow = (session: StageSession): readonly Hint[] => hintsFor(situationOf(session));

type Props = { session: StageSession; hints: Observable<readonly Hint[]> };

export const Hints = memo(function Hints({ session, hints }: Props) {
  const { player, search, asking, questions, scenes } = session;
  const playing = useObserved(player.state, (state) => state.playing);
  const empty = useObserved(player.state, (state) => queueViewOf(state).current === null);
  const undoable = useCanUndo();
  const redoable = useCanRedo();
  const searching = useObserved(search.state, (current) => current?.view);
  const results = useObserved(search.state, (current) => current?.results.length);
  const step = useObserved(writing, (one) => one?.step);
  const asked = useObserved(questions, (one) => one);
  const picking = useObserved(asking, (one) => one);
  const screens = useObserved(scenes, (all) => all);
  const held = useObserved(leaving, (all) => all.length > 0);
  useLayoutEffect(
    () => {
      const next = hintsNow(session);
      if (!isSame(hints.current(), next)) hints.become(next);
    },
    // The phrases depend on these values only.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [session, hints, screens, asked, picking, playing, empty, undoable, redoable, searching, results, step, held],
  );
  return null;
});

const isSame = (one: readonly Hint[], other: readonly Hint[]): boolean =>
  one.length === other.length && one.every(({ phrase }, at) => phrase === other[at]?.phrase);
