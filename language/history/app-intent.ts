// Words that work on every screen: other screens, and what the person did. Pure.
import { appPhrases } from '#language/en/history/app-phrases.ts';
import type { SceneIntent } from '#language/engine/scene-parser.ts';
import { reviewIn } from './history-scene.ts';
import { phraseName } from './phrase-name.ts';

export type AppScreen = keyof typeof appPhrases;

export const appIntent = (heard: string): SceneIntent | null => {
  const screen = phraseName(appPhrases, heard);
  if (screen !== null) return intentOf(screen, heard);
  const asked = reviewIn(heard);
  // Without a verb or a time, the app answers with the last act.
  return asked && (asked.actions !== null || asked.period !== null) ? intentOf('review', heard) : null;
};

const intentOf = (name: AppScreen | 'review', words: string): SceneIntent => ({
  kind: 'scene',
  scene: 'app',
  name,
  words,
  steers: true,
  asked: `${words}?`,
});
