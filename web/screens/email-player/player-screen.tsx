// The player: the current mail, its actions, and the queue.
import { useLayoutEffect } from 'react';
import { useFrame } from '#web/stage/frame-context.ts';
import { enter } from '#web/stage/scene/enter.ts';
import type { FrontScene } from '#web/stage/scene/scene.ts';
import { useHasThread, useStageSession } from '#web/stage/use-stage-session.ts';
import { Dock } from './dock/dock.tsx';
import { Foot } from './dock/foot.tsx';
import { mailControls } from './letter/mail-controls.ts';
import { OriginalDoor } from './letter/original-door.tsx';
import { View } from './view.tsx';

export function PlayerScreen() {
  useInFront();
  const { run, talkMode, say, ranks, hints, captioned } = useFrame();
  const empty = !useHasThread();
  const { talking } = talkMode;
  return (
    <>
      <View {...{ ranks, talkMode, hints, captioned }} onSay={say} />
      <Dock {...{ run, captioned, empty, talking }} />
      <OriginalDoor />
      <Foot {...{ run, ranks, hints, empty, talking }} />
    </>
  );
}

const useInFront = (): void => {
  const session = useStageSession();
  useLayoutEffect(() => enter(session, screen, { name: screen.name }), [session]);
};

/** It has no words or keys but those of the current mail. Its other controls are the app's, on every screen. */
const screen: FrontScene = { name: 'player', dock: 'own', showsMail: true, controls: mailControls.current };
