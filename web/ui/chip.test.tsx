import { expect, test, vi } from 'vitest';
import { Chip } from './chip.tsx';

const pressed = (detail: number): number => {
  const acted = vi.fn<() => void>();
  Chip({ icon: null, onClick: acted }).props.onClick({ detail });
  return acted.mock.calls.length;
};

test('a chip reacts to the first click of a double click, and to a key press', () => {
  expect([0, 1, 2, 3].map(pressed)).toEqual([1, 1, 0, 0]);
});

test('a chip ignores repeats while Enter is held', () => {
  const { onKeyDown } = Chip({ icon: null }).props;
  const held = { key: 'Enter', repeat: true, preventDefault: vi.fn<() => void>() };
  onKeyDown(held);
  onKeyDown({ ...held, repeat: false });
  expect(held.preventDefault).toHaveBeenCalledTimes(1);
});
