// Opening a microphone with a breaking worker: it restarts once, and the trouble is not an unplugged microphone.
import { expect, test, vi } from 'vitest';
import type { HearingState } from './hearing.ts';
import { createOpening } from './opening.ts';

const listener = (prepare: () => Promise<void> = async () => {}) => {
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

test('opening: restarts a broken worker', async () => {
  const { open, broken, states, listen } = listener();
  await open();
  broken();
  await later();
  expect(states).toEqual(['asking', 'open', 'asking', 'open']);
  expect(listen).toHaveBeenCalledTimes(2);
});

test("opening: reports 'broken' when it breaks again, and the next press restarts", async () => {
  const { open, broken, states } = listener();
  await open();
  broken();
  await later();
  broken();
  await later();
  expect(states.at(-1)).toBe('broken');
  expect(await open()).toBe('open');
});

test('opening: does not reopen for a worker that breaks after closing', async () => {
  const { open, close, broken, states } = listener();
  await open();
  close();
  broken();
  await later();
  expect(states).toEqual(['asking', 'open', 'off']);
});

test('opening: reports a worker that cannot load, releases the microphone, and retries at the next press', async () => {
  let comes = false;
  const { open, listen, letGo } = listener(() =>
    comes ? Promise.resolve() : Promise.reject(new TypeError('no network')),
  );
  expect(await open()).toBe('broken');
  expect([listen.mock.calls.length, letGo.mock.calls.length]).toEqual([0, 1]);
  comes = true;
  expect(await open()).toBe('open');
});

test('opening: lets the screen sleep while it hears nobody', async () => {
  const { open, lose, states, awake } = listener();
  await open();
  expect([awake.hold.mock.calls.length, awake.release.mock.calls.length]).toEqual([1, 0]);
  lose();
  expect(states.at(-1)).toBe('lost');
  expect(awake.release).toHaveBeenCalledOnce();
});
