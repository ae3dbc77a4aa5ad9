import { expect, test } from 'vitest';
import { actOf, strokes } from './keys.ts';

const press = (
  key: string,
  held: Partial<Record<'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat', boolean>> = {},
) => actOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...held }, false);

test.each([
  [' ', {}, 'play-pause'],
  ['j', {}, 'next'],
  ['J', {}, 'next'],
  ['ArrowRight', {}, 'sentence-on'],
  ['e', {}, 'archive'],
  ['#', { shiftKey: true }, 'trash'],
  ['S', { shiftKey: true }, 'star'],
  ['s', {}, 'snooze'],
  ['t', {}, 'remind'],
  ['m', {}, 'mute'],
  ['n', {}, 'note'],
  ['T', { shiftKey: true }, null],
  ['U', { shiftKey: true }, 'mark-read'],
  ['U', { shiftKey: true, repeat: true }, null],
  ['#', { shiftKey: true, repeat: true }, null],
  ['z', { repeat: true }, null],
  ['z', {}, 'undo'],
  ['Z', { shiftKey: true }, 'redo'],
  ['O', { shiftKey: true }, 'pictures'],
  ['E', { shiftKey: true }, null],
  ['?', { shiftKey: true }, 'all-keys'],
  ['z', { metaKey: true }, null],
  ['k', { metaKey: true }, 'palette'],
  ['k', { ctrlKey: true }, 'palette'],
  ['K', { ctrlKey: true, shiftKey: true }, null],
  ['k', { ctrlKey: true, altKey: true }, null],
  ['c', { ctrlKey: true }, null],
  ['e', { altKey: true }, null],
  ['e', { repeat: true }, null],
  ['j', { repeat: true }, 'next'],
  ['q', {}, null],
])('%s with %j', (key, held, act) => {
  expect(press(key, held)).toBe(act);
});

test('g then h opens the activity, and g then e does nothing', () => {
  const g = { key: 'h', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, repeat: false };
  expect(actOf(g, true)).toBe('activity');
  expect(actOf({ ...g, key: 'e' }, true)).toBeNull();
});

test('each act has its own key', () => {
  const all = Object.values(strokes).flat();
  expect(new Set(all).size).toBe(all.length);
});
