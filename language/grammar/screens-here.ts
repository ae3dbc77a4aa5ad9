// The parsers of all screens, for phrases beyond the app's own.
import { historyPhrases } from '#language/en/history/history-phrases.ts';
import type { SceneIntent } from '#language/engine/scene-parser.ts';
import { appIntent } from '#language/history/app-intent.ts';
import { historySceneIntent, historyScreen } from '#language/history/history-scene.ts';
import { phraseName } from '#language/history/phrase-name.ts';

export const inApp = appIntent;

export const inHistory = (heard: string): SceneIntent | null => {
  const control = phraseName(historyPhrases, heard);
  if (control === null) return historySceneIntent(heard) ?? appIntent(heard);
  return { kind: 'scene', scene: historyScreen, name: control, words: heard, steers: true, asked: '' };
};
