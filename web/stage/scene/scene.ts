// A screen registers controls (name, phrases, keys) for voice, keys, palette and undo, and an own parser if phrases are not enough.
import type { LucideIcon } from 'lucide-react';
import type { GrammarName } from '#domain/speech.ts';
import type { SceneIntent } from '#language/engine/scene-parser.ts';

export type SceneControl = {
  id: string;
  name: string;
  /** The first phrase is the taught one. */
  phrases: readonly string[];
  /** In the format of `keys/keys.ts`. The screen shows the first. */
  keys?: readonly string[];
  icon?: LucideIcon;
  /** It changes something, so Flow confirms an unsure recognition with these words. */
  asks?: string;
  hint?: string;
  /** The key repeats while held. */
  repeats?: boolean;
  /** True while the app may use its key. */
  rests?: () => boolean;
  /** The reason why it is impossible now; null if it is possible. */
  whyNot?: () => string | null;
  /** Returns Flow's answer; null if the effect is answer enough. */
  run: () => string | null;
};

/** Parses sentences that no phrase list covers: "what did I do this morning". */
export type OwnReading = {
  understand: (heard: string) => SceneIntent | null;
  carryOut: (intent: SceneIntent, heard: string) => string | null;
};

export type Scene = {
  name: string;
  /** The grammar of Flow's own recogniser here. Without one, it listens for the app's phrases. */
  grammar?: GrammarName;
  controls: readonly SceneControl[];
  reading?: OwnReading;
};

/** The front screen's needs from the frame. */
export type FrontScene = {
  name: string;
  /** `own`: the screen draws line and controls. `frame`: the frame draws them. */
  dock: 'own' | 'frame';
  showsMail: boolean;
  controls: () => readonly SceneControl[];
};

/** Explains why a control is impossible, for words, keys and palette. */
export const runControl = ({ whyNot, run }: SceneControl): string | null => whyNot?.() ?? run();
