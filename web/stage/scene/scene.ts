// What a screen registers to get voice, keys, palette and undo: its controls, each with a name, phrases and keys; and, where phrases
// are not enough, a reading of its own of what people say.
import type { LucideIcon } from 'lucide-react';
import type { SceneIntent } from '#language/engine/scene.ts';

export type SceneControl = {
  id: string;
  /** Its name in the palette and the list of keys. */
  name: string;
  /** How people say it. The first teaches it. */
  phrases: readonly string[];
  /** Strokes as `keys/keys.ts` writes them. The first is shown. */
  keys?: readonly string[];
  icon?: LucideIcon;
  /** It changes something, so speech heard in doubt asks first, with these words. */
  asks?: string;
  /** What its key does in a word or two, at the foot of the screen. */
  hint?: string;
  /** Held down, its key goes on. */
  repeats?: boolean;
  /** True while its key is free for the app: nothing is chosen yet. */
  rests?: () => boolean;
  /** Why it cannot be done now; null or absent where it can. */
  whyNot?: () => string | null;
  /** Does it. Returns what Flow says and shows; null where the effect is answer enough. */
  run: () => string | null;
};

/** Words that no list of phrases holds: 'what did I do this morning'. */
export type OwnReading = {
  understand: (heard: string) => SceneIntent | null;
  /** Returns what Flow says, as `run` does. */
  carryOut: (intent: SceneIntent, heard: string) => string | null;
};

export type Scene = {
  name: string;
  controls: readonly SceneControl[];
  reading?: OwnReading;
};

/** What the frame has to know of the screen in front. */
export type FrontScene = {
  name: string;
  /** `own`: the screen draws line and controls itself. `frame`: the frame draws them below it. */
  dock: 'own' | 'frame';
  /** Drafts, search results and originals show here. Elsewhere they open the player. */
  showsMail: boolean;
  controls: () => readonly SceneControl[];
};

/** By word, key or palette alike: a control that cannot act says why. */
export const runControl = ({ whyNot, run }: SceneControl): string | null => whyNot?.() ?? run();
