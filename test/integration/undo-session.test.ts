import { expect, test, vi } from 'vitest';
import { sessionRestores } from './undo-session.ts';

vi.setConfig({ testTimeout: 60_000 });

test('undo: eighty commands with undos and redos, all undone, restore the mailbox exactly', async () => {
  const told = await sessionRestores(4, 80);
  expect(told.redos).toBeGreaterThan(0);
  expect(told.undos).toBeGreaterThan(told.redos);
});
