// Puts a screen in front, for the conversation and for the frame.
import type { Scene } from '#web/conversation/session/scene.ts';
import type { Hands } from '#web/stage/use-player.ts';
import type { FrontScene } from './scene.ts';

/** The function returned takes it away again. */
export const enter = ({ scenes, front }: Hands, screen: FrontScene, scene: Scene): (() => void) => {
  const leave = scenes.enter(scene);
  front.become(screen);
  return () => {
    leave();
    // The next screen may be in front already.
    if (front.current() === screen) front.become(null);
  };
};
