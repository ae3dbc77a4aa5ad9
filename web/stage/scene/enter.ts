import type { ConversationScene } from '#web/conversation/session/conversation-scene.ts';
import type { StageSession } from '#web/stage/use-stage-session.ts';
import type { FrontScene } from './scene.ts';

export const enter = ({ scenes, front }: StageSession, screen: FrontScene, scene: ConversationScene): (() => void) => {
  const leave = scenes.enter(scene);
  front.become(screen);
  return () => {
    leave();
    // The next screen may already be in front.
    if (front.current() === screen) front.become(null);
  };
};
