// Connects a screen to the conversation. A scene in front adds to the situation, parses its own words, and handles intents before Flow
// does.

import type { SceneIntent } from '#language/engine/scene-parser.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';
import type { Situation } from '#language/intents/situation.ts';
import { type Observed, observable } from '#web/data/observable.ts';

export type Answer = { kind: 'done' } | { kind: 'reply'; words: string; missed?: true };

type Intents = { [Kind in ParsedUtterance['kind']]: Extract<ParsedUtterance, { kind: Kind }> };

/** Each handles one kind of intent; null passes it to the next scene. */
export type Handlers = {
  [Kind in keyof Intents]?: (intent: Intents[Kind], heard: string) => Answer | null;
};

export type ConversationScene = {
  name: string;
  /** Overrides the situation of the scenes behind it. */
  situation?: () => Partial<Situation>;
  understand?: (heard: string) => SceneIntent | null;
  handlers?: Handlers;
  hints?: () => readonly string[];
};

export type SceneStack = Observed<readonly ConversationScene[]> & {
  enter: (scene: ConversationScene) => () => void;
};

export const createSceneStack = (): SceneStack => {
  const stack = observable<readonly ConversationScene[]>([]);
  return {
    current: stack.current,
    subscribe: stack.subscribe,
    enter: (scene) => {
      stack.become([scene, ...stack.current()]);
      return () => stack.become(stack.current().filter((one) => one !== scene));
    },
  };
};

/** The front scene comes last, so it wins. */
export const sceneSituation = (scenes: readonly ConversationScene[]): Partial<Situation> => {
  const own = scenes.flatMap(({ understand }) => understand ?? []);
  const added: Partial<Situation> = {};
  for (const { situation } of scenes.toReversed()) Object.assign(added, situation?.());
  if (own.length === 0) return added;
  return { ...added, inScene: (heard) => firstOf(own, (understand) => understand(heard)) };
};

/** Front first; null when no handler accepts the intent. */
export const handle = (tables: readonly Handlers[], intent: ParsedUtterance, heard: string): Answer | null =>
  firstOf(tables, (handlers) => handledBy(handlers, intent, heard));

const handledBy = <Kind extends keyof Intents>(
  handlers: Handlers,
  intent: Intents[Kind] & { kind: Kind },
  heard: string,
): Answer | null => handlers[intent.kind]?.(intent, heard) ?? null;

const firstOf = <One, Found>(all: readonly One[], find: (one: One) => Found | null): Found | null => {
  for (const one of all) {
    const value = find(one);
    if (value !== null) return value;
  }
  return null;
};
