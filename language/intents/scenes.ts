// Every scene, in the order of asking. A new one is its folder, its words in en/, and its line here.
import { app } from '#language/app/app-scene.ts';
import { asking } from '#language/asking/asking-scene.ts';
import { people } from '#language/asking/person-request.ts';
import { bulk } from '#language/bulk/bulk-scene.ts';
import { calendar } from '#language/calendar/calendar-scene.ts';
import { drafting } from '#language/drafting/drafting-scene.ts';
import type { SceneParser } from '#language/engine/scene-parser.ts';
import { mail } from '#language/mail/mail-scene.ts';
import { player } from '#language/player/player-scene.ts';
import { search } from '#language/search/search-scene.ts';
import { unsupported } from '#language/unsupported/unsupported-scene.ts';

const scenes = { calendar, people, unsupported, mail, app, bulk, drafting, player, search, asking };

type Ask = { [Name in keyof Scenes]: Scenes[Name][keyof Scenes[Name]] }[keyof Scenes];
type Scenes = typeof scenes;

export type TabledIntent = Exclude<ReturnType<Extract<Ask, Anything>>, null>;
type Anything = (...args: never[]) => unknown;

export type SceneSituation = PartsOf<Ask> extends (part: infer Part) => void ? Part : never;
type PartsOf<One> = One extends (heard: string, situation: infer Part) => unknown ? (part: Part) => void : never;

const all: readonly SceneParser<TabledIntent, SceneSituation>[] = Object.values(scenes);

export const askInFront = (heard: string, situation: SceneSituation): TabledIntent | null =>
  firstFrom(all, ({ inFront }) => inFront?.(heard, situation));

/** Free text comes after every phrase. */
export const askFreeText = (heard: string, situation: SceneSituation): TabledIntent | null =>
  firstFrom(all, ({ freeText }) => freeText?.(heard, situation));

const firstFrom = <One, Found>(list: readonly One[], ask: (one: One) => Found | null | undefined): Found | null => {
  for (const one of list) {
    const intent = ask(one);
    if (intent) return intent;
  }
  return null;
};
