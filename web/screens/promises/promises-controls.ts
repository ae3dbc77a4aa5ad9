// The controls of the promises screen: phrases, keys and menus.
import { ArrowLeft, CheckCheck, ChevronDown, ChevronUp, MailOpen, RotateCw, X } from 'lucide-react';
import type { PromiseMark } from '#domain/promise.ts';
import {
  chooseFirst,
  firstPromise,
  lastPromise,
  promisesScreenPhrases as phrases,
} from '#language/en/asking/promises-screen-phrases.ts';
import type { Scene, SceneControl } from '#web/stage/scene/scene.ts';
import type { Promises } from './use-promises.ts';

type Ways = { promises: Promises; goBack: () => void };

export const promisesScene = (ways: Ways): Scene => ({
  name: 'promises',
  controls: [...rowControls(ways.promises), ...listControls(ways)],
});

const rowControls = (promises: Promises): SceneControl[] => [
  {
    id: 'down',
    name: 'Next row',
    phrases: phrases.down,
    keys: ['↓', 'J'],
    icon: ChevronDown,
    repeats: true,
    hint: 'move',
    run: () => step(promises, 1),
  },
  {
    id: 'up',
    name: 'Previous row',
    phrases: phrases.up,
    keys: ['↑', 'K'],
    icon: ChevronUp,
    repeats: true,
    run: () => step(promises, -1),
  },
  {
    id: 'done',
    name: 'Mark the chosen row done',
    phrases: phrases.done,
    keys: ['D'],
    icon: CheckCheck,
    hint: 'done',
    run: () => mark(promises, 'done'),
  },
  {
    id: 'dropped',
    name: 'The chosen row is no promise',
    phrases: phrases.dropped,
    keys: ['X'],
    icon: X,
    hint: 'no promise',
    run: () => mark(promises, 'dropped'),
  },
  {
    id: 'open',
    name: 'Open the email of the chosen row',
    phrases: phrases.open,
    keys: ['Enter'],
    icon: MailOpen,
    hint: 'open',
    rests: () => promises.chosen === null,
    run: () => {
      if (promises.chosen === null) return chooseFirst;
      promises.open(promises.chosen);
      return null;
    },
  },
];

const listControls = ({ promises, goBack }: Ways): SceneControl[] => [
  {
    id: 'refresh',
    name: 'Refresh',
    phrases: phrases.refresh,
    icon: RotateCw,
    run: () => {
      promises.refresh();
      return null;
    },
  },
  {
    id: 'back',
    name: 'Back to your mail',
    phrases: phrases.back,
    keys: ['G I'],
    icon: ArrowLeft,
    run: () => {
      goBack();
      return null;
    },
  },
];

const mark = ({ chosen, mark: give }: Promises, as: PromiseMark): string =>
  chosen === null ? chooseFirst : give(chosen, as);

const step = ({ rows, chosen, choose }: Promises, by: 1 | -1): string | null => {
  const at = chosen === null ? -1 : rows.indexOf(chosen);
  const next = rows[chosen === null && by < 0 ? -1 : at + by];
  if (next === undefined) return by > 0 ? lastPromise : firstPromise;
  choose(next.id);
  return null;
};
