// The seam between a screen and the conversation. A screen enters its scene while it is in front; the scene then adds to the situation,
// understands the screen's own words, and gets every intent before Flow's own handlers do.

import type { SceneIntent } from '#language/engine/scene.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';
import type { Situation } from '#language/intents/situation.ts';
import { type Observed, observable } from '#web/data/observable.ts';

/** `done`: Flow acted. `reply`: Flow answers, and typed words stay in the field; `missed` if nothing understood them. */
export type Answer = { kind: 'done' } | { kind: 'reply'; words: string; missed?: true };

type Intents = { [Kind in ParsedUtterance['kind']]: Extract<ParsedUtterance, { kind: Kind }> };

/** Each acts on one kind of intent; null leaves it to the scene behind. */
export type Handlers = {
  [Kind in keyof Intents]?: (intent: Intents[Kind], heard: string) => Answer | null;
};

export type Scene = {
  name: string;
  /** What this screen has in play; it wins over what the scenes behind it say. */
  situation?: () => Partial<Situation>;
  /** The screen's own words, before Flow's phrases. */
  understand?: (heard: string) => SceneIntent | null;
  handlers?: Handlers;
  /** Phrases that work here, for the hints and for the help after a miss. */
  hints?: () => readonly string[];
};

/** The scene in front comes first. */
export type SceneStack = Observed<readonly Scene[]> & {
  /** The function that it returns takes the scene away. */
  enter: (scene: Scene) => () => void;
};

export const createSceneStack = (): SceneStack => {
  const stack = observable<readonly Scene[]>([]);
  return {
    current: stack.current,
    subscribe: stack.subscribe,
    enter: (scene) => {
      stack.become([scene, ...stack.current()]);
      return () => stack.become(stack.current().filter((one) => one !== scene));
    },
  };
};

/** What the scenes add to the situation, the front one last. */
export const sceneSituation = (scenes: readonly Scene[]): Partial<Situation> => {
  const own = scenes.flatMap(({ understand }) => understand ?? []);
  const added: Partial<Situation> = {};
  for (const { situation } of scenes.toReversed()) Object.assign(added, situation?.());
  if (own.length === 0) return added;
  return { ...added, inScene: (heard) => firstOf(own, (understand) => understand(heard)) };
};

/** The first answer of the tables, front first; null if none handles the intent. */
export const handle = (tables: readonly Handlers[], intent: ParsedUtterance, heard: string): Answer | null =>
  firstOf(tables, (handlers) => handledBy(handlers, intent, heard));

const handledBy = <Kind extends keyof Intents>(
  handlers: Handlers,
  intent: Intents[Kind] & { kind: Kind },
  heard: string,
): Answer | null => handlers[intent.kind]?.(intent, heard) ?? null;

const firstOf = <One, Found>(all: readonly One[], find: (one: One) => Found | null): Found | null => {
  for (const one of all) {
    const found = find(one);
    if (found !== null) return found;
  }
  return null;
};
