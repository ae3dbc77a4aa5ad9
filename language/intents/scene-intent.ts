// What the screen in front understands on its own, before Flow's phrases are tried. Pure.
import type { Situation } from './understanding.ts';

export type SceneIntent = {
  kind: 'scene';
  scene: string;
  name: string;
  /** The words that it was understood from. */
  words: string;
  /** It changes nothing, so the voice may do it even when only one pass heard it. */
  steers: boolean;
  /** The question before it acts: 'Undo the second one?'. */
  asked: string;
  by?: 'grammar' | 'model';
};

/** An open question and a dictated text take every word for themselves. */
export const sceneIntent = (heard: string, { inScene, question, drafting }: Situation): SceneIntent | null => {
  if (question !== null || drafting?.step === 'writing' || drafting?.noting || drafting?.asks) return null;
  return inScene?.(heard) ?? null;
};
