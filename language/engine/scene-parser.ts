/**
 * One scene's part in understanding. `Part`: the part of the situation that it needs. Both functions return null for
 * other words.
 */
export type SceneParser<Intent, Part> = {
  /** While its screen or panel is in front. Runs before the phrases of the app. */
  inFront?: (heard: string, situation: Part) => Intent | null;
  /** Requests with names, titles or other free text. Runs after every phrase of the app. */
  freeText?: (heard: string, situation: Part) => Intent | null;
};

export type ControlIntent<Control> = { kind: 'control'; control: Control };

export type FallbackIntent = { kind: 'fallback'; heard: string };

/** An intent of the screen in front; web registers its parser (`web/conversation/session/conversation-scene.ts`). */
export type SceneIntent = {
  kind: 'scene';
  scene: string;
  name: string;
  words: string;
  /** It changes nothing, so one recogniser pass is enough. */
  steers: boolean;
  asked: string;
  by?: 'grammar' | 'model';
};
