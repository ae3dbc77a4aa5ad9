import { expect, test, vi } from 'vitest';
import { observable } from '#web/data/observable.ts';
import type { FrontScene, SceneControl } from './scene.ts';
import { sceneKey } from './scene-key.ts';

const say = vi.fn<(words: string) => void>();
const drop = vi.fn<() => void>();
const sessionWith = (controls: readonly SceneControl[]) => ({
  front: observable<FrontScene | null>({ name: 'test', dock: 'frame', showsMail: false, controls: () => controls }),
  saying: { say, through: () => () => {} },
  modelQuestion: {
    goesOn: observable(false),
    begin: () => ({ dropped: new AbortController().signal, over: () => {} }),
    drop,
  },
});
const control = (more: Partial<SceneControl>): SceneControl => ({
  id: 'a',
  name: 'A',
  phrases: [],
  keys: ['A'],
  run: () => 'Done.',
  ...more,
});

test('a key of the front screen runs its control, speaks its answer and ends a model question', () => {
  sceneKey(sessionWith([control({})]), 'A', false)?.();
  expect(say).toHaveBeenCalledWith('Done.');
  expect(drop).toHaveBeenCalled();
});

test('other keys, resting controls and repeats of single-press keys go to the app', () => {
  expect(sceneKey(sessionWith([control({})]), 'B', false)).toBeNull();
  expect(sceneKey(sessionWith([control({ rests: () => true })]), 'A', false)).toBeNull();
  expect(sceneKey(sessionWith([control({})]), 'A', true)).toBeNull();
  expect(sceneKey(sessionWith([control({ repeats: true })]), 'A', true)).not.toBeNull();
});
