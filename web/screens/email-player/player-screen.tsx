// The player: the mail that plays, what can be done with it, and what comes next.
import { useLayoutEffect } from 'react';
import { hasLabel, type Thread } from '#domain/mail.ts';
import { useUndo } from '#web/commands/undo.ts';
import { useFrame } from '#web/stage/frame-context.ts';
import { enter } from '#web/stage/scene/enter.ts';
import type { FrontScene } from '#web/stage/scene/scene.ts';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import { Dock } from './dock/dock.tsx';
import { Foot } from './dock/foot.tsx';
import { OriginalDoor } from './letter/original-door.tsx';
import { View } from './view.tsx';

export function PlayerScreen() {
  useInFront();
  const { run, floor, say, thread, ranks, hints, captioned } = useFrame();
  const { player } = useStageSession();
  const passed = useObserved(player.state, (state) => state.passed !== null);
  const undoable = useUndo().undoable !== null || passed;
  const [empty, talking] = [thread === undefined, floor.talking];
  return (
    <>
      <View {...{ thread, ranks, floor, hints, captioned }} onSay={say} />
      <Dock {...{ run, undoable, captioned, empty, talking }} {...marksOf(thread)} />
      <OriginalDoor />
      <Foot {...{ run, ranks, hints, empty, talking }} />
    </>
  );
}

const useInFront = (): void => {
  const session = useStageSession();
  useLayoutEffect(() => enter(session, screen, { name: screen.name }), [session]);
};

/** It has no words or keys of its own: what it does is the app's, for the mail that plays, on every screen. */
const screen: FrontScene = { name: 'player', dock: 'own', showsMail: true, controls: () => [] };

const marksOf = (thread: Thread | undefined) => ({
  starred: thread !== undefined && hasLabel(thread, 'starred'),
  unread: thread !== undefined && hasLabel(thread, 'unread'),
});
