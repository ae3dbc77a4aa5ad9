import type { SceneIntent } from '#language/engine/scene-parser.ts';
import { appIntent } from '#language/history/app-intent.ts';
import { reviewIn } from '#language/history/history-scene.ts';
import { paths } from '#web/paths.ts';
import type { StageSession } from '#web/stage/use-stage-session.ts';
import { tellDone } from './tell-done.ts';

export const readForApp = appIntent;

type World = Pick<StageSession, 'saying'> & { goTo: (path: string) => void };

export const actForApp = ({ name, words }: SceneIntent, heard: string, { saying, goTo }: World): void => {
  const review = name === 'review' ? reviewIn(words) : null;
  if (review) return void tellDone(review, heard, saying);
  if (name === 'activity') goTo(paths.history);
  else if (name === 'calendar') goTo(paths.calendar);
  else if (name === 'leaderboard') goTo(paths.leaderboard);
  else if (name === 'inbox') goTo(paths.emailPlayer);
  else goTo(paths.settings);
};
