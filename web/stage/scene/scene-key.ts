import type { Hands } from '#web/stage/use-player.ts';
import { runControl } from './scene.ts';

/** Null if the front screen does not use the stroke now: the app handles it. */
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
