import type { Scene } from '#web/conversation/session/scene.ts';
import type { Hands } from '#web/stage/use-player.ts';
import type { FrontScene } from './scene.ts';

export const enter = ({ scenes, front }: Hands, screen: FrontScene, scene: Scene): (() => void) => {
  const leave = scenes.enter(scene);
  front.become(screen);
  return () => {
    leave();
    // The next screen may already be in front.
    if (front.current() === screen) front.become(null);
  };
};
