import { beforeEach, expect, test } from 'vitest';
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
  // The system drops all locks of a hidden page.
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

test('wake lock: held while Flow listens', async () => {
  const awake = keepAwake(screen, page);
  awake.hold();
  await settled();
  expect(held.size).toBe(1);
  awake.release();
  await settled();
  expect(held.size).toBe(0);
});

test('wake lock: renewed when the page returns', async () => {
  const awake = keepAwake(screen, page);
  awake.hold();
  await becomes('hidden');
  expect(held.size).toBe(0);
  await becomes('visible');
  expect(held.size).toBe(1);
});

test('wake lock: not renewed if released while hidden', async () => {
  const awake = keepAwake(screen, page);
  awake.hold();
  await becomes('hidden');
  awake.release();
  await becomes('visible');
  expect(held.size).toBe(0);
});

test('wake lock: optional if the browser refuses or lacks it', async () => {
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
