// Words of the screen in front, before Flow's phrases. Pure.
import type { SceneIntent } from '#language/engine/scene-parser.ts';
import type { Situation } from './situation.ts';

/** An open question and dictation take all words. */
export const sceneIntent = (heard: string, { inScene, question, drafting }: Situation): SceneIntent | null => {
  if (question !== null || drafting?.step === 'writing' || drafting?.noting || drafting?.asks) return null;
  return inScene?.(heard) ?? null;
};
