// What a key does on the screen in front.
import type { Hands } from '#web/stage/use-player.ts';
import { runControl } from './scene.ts';

/** Null where the stroke is no key of that screen, or its control rests now: then it is the app's. */
export const sceneKey = (
  { front, saying, modelQuestion }: Pick<Hands, 'front' | 'saying' | 'modelQuestion'>,
  stroke: string,
  repeat: boolean,
): (() => void) | null => {
  const control = front
    .current()
    ?.controls()
    .find(({ keys, rests, repeats }) => keys?.includes(stroke) && !rests?.() && (!repeat || repeats));
  if (control === undefined) return null;
  return () => {
    modelQuestion.drop();
    const said = runControl(control);
    if (said !== null) saying.say(said);
  };
};
