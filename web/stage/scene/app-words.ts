import { appPhrases } from '#language/en/history/app-phrases.ts';
import { normalize } from '#language/engine/normalize.ts';
import type { SceneIntent } from '#language/engine/scene.ts';
import { reviewIn } from '#language/history/history-scene.ts';
import { draftPanel } from '#web/conversation/drafting/draft-panels.ts';
import { paths } from '#web/paths.ts';
import type { StageSession } from '#web/stage/use-stage-session.ts';
import { tellDone } from './tell-done.ts';

export const readForApp = (heard: string): SceneIntent | null => {
  const plain = normalize(heard);
  const match = entriesOf(appPhrases).find(([, phrases]) => phrases.some((phrase) => normalize(phrase) === plain));
  if (match) return intentOf(match[0], heard);
  const asked = reviewIn(heard);
  // Without a verb or a time, the app answers with the last act.
  return asked && (asked.actions !== null || asked.period !== null) ? intentOf('review', heard) : null;
};

const intentOf = (name: AppName | 'review', words: string): SceneIntent => ({
  kind: 'scene',
  scene: 'app',
  name,
  words,
  steers: true,
  asked: `${words}?`,
});

type AppName = keyof typeof appPhrases;

const entriesOf = (table: Record<AppName, readonly string[]>): [AppName, readonly string[]][] => [
  ['activity', table.activity],
  ['inbox', table.inbox],
  ['settings', table.settings],
];

type World = Pick<StageSession, 'saying'> & { goTo: (path: string) => void };

export const actForApp = ({ name, words }: SceneIntent, heard: string, { saying, goTo }: World): void => {
  const review = name === 'review' ? reviewIn(words) : null;
  if (review) return void tellDone(review, heard, saying);
  if (name === 'activity') goTo(paths.history);
  else if (name === 'inbox') goTo(paths.emailPlayer);
  else draftPanel.open('settings');
};
