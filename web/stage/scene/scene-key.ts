import type { StageSession } from '#web/stage/use-stage-session.ts';
import { runControl } from './scene.ts';

/** Null if the front screen does not use the stroke now: the app handles it. */
export const sceneKey = (
  { front, saying, modelQuestion }: Pick<StageSession, 'front' | 'saying' | 'modelQuestion'>,
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
