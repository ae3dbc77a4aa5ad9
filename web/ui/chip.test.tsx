import { expect, test, vi } from 'vitest';
import { Chip } from './chip.tsx';

const pressed = (detail: number): number => {
  const acted = vi.fn<() => void>();
  Chip({ icon: null, onClick: acted }).props.onClick({ detail });
  return acted.mock.calls.length;
};

test('a chip acts on the first click of a double click alone, and on a key, which counts none', () => {
  expect([0, 1, 2, 3].map(pressed)).toEqual([1, 1, 0, 0]);
});

test('a chip is not pressed again and again by Enter held down', () => {
  const { onKeyDown } = Chip({ icon: null }).props;
  const held = { key: 'Enter', repeat: true, preventDefault: vi.fn<() => void>() };
  onKeyDown(held);
  onKeyDown({ ...held, repeat: false });
  expect(held.preventDefault).toHaveBeenCalledTimes(1);
});
