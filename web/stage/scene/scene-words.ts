// Matches a control's phrase, else uses the screen's own parser.
import { normalize } from '#language/engine/normalize.ts';
import type { SceneIntent } from '#language/engine/scene-parser.ts';
import { runControl, type Scene, type SceneControl } from './scene.ts';

export const readIn = ({ name, controls, reading }: Scene, heard: string): SceneIntent | null => {
  const plain = normalize(heard);
  const control = controls.find(({ phrases }) => phrases.some((phrase) => normalize(phrase) === plain));
  return control ? intentOf(name, control, heard) : (reading?.understand(heard) ?? null);
};

const intentOf = (scene: string, { id, name, asks }: SceneControl, words: string): SceneIntent => ({
  kind: 'scene',
  scene,
  name: id,
  words,
  steers: asks === undefined,
  asked: asks ?? `${name}?`,
});

export const doIn = (scene: Scene, intent: SceneIntent, heard: string): string | null => {
  const control = scene.controls.find(({ id }) => id === intent.name);
  return control ? runControl(control) : (scene.reading?.carryOut(intent, heard) ?? null);
};
