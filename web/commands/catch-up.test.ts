import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommandId } from '#domain/id.ts';
import { forget, learn, learnOverlays } from '#web/data/mailbox-state.ts';
import { type CatchUp, type CaughtUp, openCatchUp } from './catch-up.ts';

const id = (n: number): CommandId => CommandId.parse(`0199bbbb-0000-7000-8000-${String(n).padStart(12, '0')}`);
const gives = (n: number) => learnOverlays((all) => [...all, { id: id(n), changes: [], revision: null }]);
const answered = (n: number, already = false) => {
  learnOverlays((all) => all.filter((one) => one.id !== id(n)));
  return catchUp.sent({ already });
};

let reports: CaughtUp[];
let catchUp: CatchUp;
beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  reports = [];
  catchUp = openCatchUp((what) => void reports.push(what));
});
afterEach(() => {
  catchUp.close();
  forget();
  vi.unstubAllGlobals();
});

test('a catch-up announcement', () => {
  gives(1);
  expect(answered(1)).toBe(false);
  expect(reports).toEqual([]);
});

test('announces the count once, after the last command arrives', async () => {
  learn({ online: false });
  for (const n of [1, 2, 3]) gives(n);
  learn({ online: true });
  for (const n of [1, 2]) expect(answered(n, n === 2)).toBe(true);
  expect(reports).toEqual([]);
  answered(3);
  await Promise.resolve();
  expect(reports).toEqual([{ sent: 3, already: 1 }]);
  gives(4);
  answered(4);
  await Promise.resolve();
  expect(reports).toHaveLength(1);
});

test('says nothing after an offline period without commands', async () => {
  learn({ online: false });
  learn({ online: true });
  await Promise.resolve();
  expect(reports).toEqual([]);
});
