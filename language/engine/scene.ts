/** What one scene understands. `Part`: what it needs of the situation. Both answer null where the words are none of its own. */
export type Scene<Intent, Part> = {
  /** While its screen or panel is in front: asked before the phrases of the app. */
  inFront?: (heard: string, situation: Part) => Intent | null;
  /** Requests with names, titles or other free text: asked after every phrase of the app. */
  freeText?: (heard: string, situation: Part) => Intent | null;
};

export type ControlIntent<Control> = { kind: 'control'; control: Control };

export type FallbackIntent = { kind: 'fallback'; heard: string };

/** What a screen understands by itself while it is in front; web registers the function that finds it (`web/conversation/session/scene.ts`). */
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
