import { expect, test } from 'vitest';
import type { Scene, SceneControl } from './scene.ts';
import { doIn, readIn } from './scene-words.ts';

const control = (id: string, more: Partial<SceneControl> = {}): SceneControl => ({
  id,
  name: id,
  phrases: [`${id} it`],
  run: () => `${id} done`,
  ...more,
});
const scene: Scene = {
  name: 'test',
  controls: [
    control('open'),
    control('water', { asks: 'Water it?' }),
    control('shut', { whyNot: () => 'It is shut.' }),
  ],
  reading: {
    understand: (heard) =>
      heard.startsWith('which')
        ? { kind: 'scene', scene: 'test', name: 'which', words: heard, steers: true, asked: 'Which?' }
        : null,
    carryOut: ({ name }) => (name === 'which' ? 'That one.' : null),
  },
};

test.each([
  ['open it', { name: 'open', steers: true, asked: 'open?' }],
  ['Please water it.', { name: 'water', steers: false, asked: 'Water it?' }],
  ['which one', { name: 'which' }],
])('its screen understands "%s"', (heard, intent) => {
  expect(readIn(scene, heard)).toMatchObject({ kind: 'scene', scene: 'test', words: heard, ...intent });
});

test('other words go to the app', () => {
  expect(readIn(scene, 'archive it')).toBeNull();
  expect(readIn(scene, 'open it and water it')).toBeNull();
});

test.each([
  ['open it', 'open done'],
  ['shut it', 'It is shut.'],
  ['which one', 'That one.'],
])('"%s" answers "%s"', (heard, answer) => {
  const intent = readIn(scene, heard);
  expect(intent && doIn(scene, intent, heard)).toBe(answer);
});
