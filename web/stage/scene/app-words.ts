import { settingIn } from '#language/app/setting-request.ts';
import type { SceneIntent } from '#language/engine/scene-parser.ts';
import { appIntent } from '#language/history/app-intent.ts';
import { reviewIn } from '#language/history/history-scene.ts';
import { paths } from '#web/paths.ts';
import type { StageSession } from '#web/stage/use-stage-session.ts';
import { askSetting } from './ask-setting.ts';
import { tellDone } from './tell-done.ts';

export const readForApp = (heard: string): SceneIntent | null =>
  appIntent(heard) ?? (settingIn(heard) && settingIntent(heard));

const settingIntent = (words: string): SceneIntent => ({
  kind: 'scene',
  scene: 'app',
  name: 'setting',
  words,
  steers: true,
  asked: `${words}?`,
});

type World = Pick<StageSession, 'saying' | 'questions' | 'captions'> & { goTo: (path: string) => void };

export const actForApp = ({ name, words }: SceneIntent, heard: string, world: World): void => {
  const { saying, goTo } = world;
  const setting = name === 'setting' ? settingIn(words) : null;
  if (setting) return askSetting(setting, heard, world);
  const review = name === 'review' ? reviewIn(words) : null;
  if (review) return void tellDone(review, heard, saying);
  goTo(places[name] ?? paths.settings);
};

const places: Readonly<Partial<Record<string, string>>> = {
  activity: paths.history,
  promises: paths.promises,
  briefing: paths.briefing,
  calendar: paths.calendar,
  leaderboard: paths.leaderboard,
  inbox: paths.emailPlayer,
};
