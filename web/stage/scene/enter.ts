import type { Scene } from '#web/conversation/session/scene.ts';
import type { StageSession } from '#web/stage/use-stage-session.ts';
import type { FrontScene } from './scene.ts';

export const enter = ({ scenes, front }: StageSession, screen: FrontScene, scene: Scene): (() => void) => {
  const leave = scenes.enter(scene);
  front.become(screen);
  return () => {
    leave();
    // The next screen may already be in front.
    if (front.current() === screen) front.become(null);
  };
};
