// The screen is kept awake on a page of the test's own, which can be hidden and seen again.
import { beforeEach, expect, it } from 'vitest';
import { keepAwake, type Screen } from './wake-lock.ts';

let page: EventTarget & { visibilityState: DocumentVisibilityState };
let held: Set<object>;
let refuses: boolean;

const screen: Screen = {
  request: async () => {
    if (refuses) throw new DOMException('', 'NotAllowedError');
    const lock = { release: async () => void held.delete(lock) };
    held.add(lock);
    return lock;
  },
};
const becomes = async (visibilityState: DocumentVisibilityState): Promise<void> => {
  // The system takes every lock of a page that is hidden.
  if (visibilityState === 'hidden') held.clear();
  Object.assign(page, { visibilityState });
  page.dispatchEvent(new Event('visibilitychange'));
  await settled();
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  held = new Set();
  refuses = false;
});

it('is awake while Flow listens, and no longer', async () => {
  const awake = keepAwake(screen, page);
  awake.hold();
  await settled();
  expect(held.size).toBe(1);
  awake.release();
  await settled();
  expect(held.size).toBe(0);
});

it('is awake again when the page is seen again', async () => {
  const awake = keepAwake(screen, page);
  awake.hold();
  await becomes('hidden');
  expect(held.size).toBe(0);
  await becomes('visible');
  expect(held.size).toBe(1);
});

it('sleeps where it was given up while the page was hidden', async () => {
  const awake = keepAwake(screen, page);
  awake.hold();
  await becomes('hidden');
  awake.release();
  await becomes('visible');
  expect(held.size).toBe(0);
});

it('may sleep where the browser refuses, or knows no such thing', async () => {
  refuses = true;
  for (const locks of [screen, undefined]) {
    const awake = keepAwake(locks, page);
    awake.hold();
    await settled();
    awake.release();
  }
  await settled();
  expect(held.size).toBe(0);
});
