// A microphone on its way, with a worker that breaks: it is begun anew once by itself, and what is told then is no unplugged microphone.
import { expect, it, vi } from 'vitest';
import type { HearingState } from './hearing.ts';
import { createOpening } from './opening.ts';

const ears = (prepare: () => Promise<void> = async () => {}) => {
  const letGo = vi.fn<() => void>();
  const states: HearingState[] = [];
  const listen = vi.fn<() => void>();
  const awake = { hold: vi.fn<() => void>(), release: vi.fn<() => void>() };
  let fails: (trouble: 'lost') => void = () => {};
  const opening = createOpening({
    sounds: ({ onTrouble }) => {
      fails = onTrouble;
      return { open: async () => ({}), listen, close: letGo };
    },
    listening: { prepare, end: () => {} },
    awake,
    unlock: () => {},
  });
  opening.state.subscribe(() => void states.push(opening.state.current()));
  return { ...opening, states, listen, letGo, awake, lose: () => fails('lost') };
};
const later = () => new Promise(setImmediate);

it('goes on by itself where what listens broke', async () => {
  const { open, broken, states, listen } = ears();
  await open();
  broken();
  await later();
  expect(states).toEqual(['asking', 'open', 'asking', 'open']);
  expect(listen).toHaveBeenCalledTimes(2);
});

it('tells that it broke where it does so again, and the next press begins anew', async () => {
  const { open, broken, states } = ears();
  await open();
  broken();
  await later();
  broken();
  await later();
  expect(states.at(-1)).toBe('broken');
  expect(await open()).toBe('open');
});

it('is not opened again by what breaks after it was closed', async () => {
  const { open, close, broken, states } = ears();
  await open();
  close();
  broken();
  await later();
  expect(states).toEqual(['asking', 'open', 'off']);
});

it('tells that what listens could not be brought, gives the microphone back, and tries again at the next press', async () => {
  let comes = false;
  const { open, listen, letGo } = ears(() => (comes ? Promise.resolve() : Promise.reject(new TypeError('no network'))));
  expect(await open()).toBe('broken');
  expect([listen.mock.calls.length, letGo.mock.calls.length]).toEqual([0, 1]);
  comes = true;
  expect(await open()).toBe('open');
});

it('keeps the screen awake for nobody who is no longer heard', async () => {
  const { open, lose, states, awake } = ears();
  await open();
  expect([awake.hold.mock.calls.length, awake.release.mock.calls.length]).toEqual([1, 0]);
  lose();
  expect(states.at(-1)).toBe('lost');
  expect(awake.release).toHaveBeenCalledOnce();
});
